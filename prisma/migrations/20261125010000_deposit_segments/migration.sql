-- A deposit rate is a segment of its proceeding: whose rate, what kind of proceeding set it, what its first day is the day
-- of, and from which day a later review may have replaced it.
ALTER TABLE "adcvd_rate"
  ADD COLUMN "segment_kind" TEXT NOT NULL DEFAULT 'investigation',
  ADD COLUMN "margin" DECIMAL(14,6),
  ADD COLUMN "from_basis" TEXT NOT NULL DEFAULT 'notice',
  ADD COLUMN "in_doubt_from" DATE;

UPDATE "adcvd_rate" SET
  "segment_kind" = CASE WHEN "origin" = 'review' THEN 'administrative_review' ELSE 'investigation' END,
  "rate_type" = CASE
    WHEN "excluded" THEN 'excluded'
    WHEN "rate_type" = 'china_wide' THEN 'country_wide'
    WHEN "rate_type" <> 'cash_deposit' THEN "rate_type"
    WHEN "company_key" IS NULL THEN 'non_selected'
    ELSE 'company'
  END;

ALTER TABLE "adcvd_rate"
  ALTER COLUMN "segment_kind" DROP DEFAULT,
  ALTER COLUMN "from_basis" DROP DEFAULT,
  DROP COLUMN "origin",
  DROP COLUMN "excluded",
  DROP COLUMN "fr_citation";
