-- Columns that no source writes and nothing reads.
ALTER TABLE "note_effect" DROP COLUMN "required_fact_key";
ALTER TABLE "scope_list_entry" DROP COLUMN "country";
ALTER TABLE "fee_exemption" DROP COLUMN "conditions";
