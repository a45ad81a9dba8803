-- Ruling letters belong to no data version: nothing was ever kept in the table this replaces.
DROP TABLE "ruling";

CREATE TABLE "ruling" (
    "ruling_number" TEXT NOT NULL,
    "ruling_date" DATE NOT NULL,
    "collection" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "hts_numbers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "operationally_revoked" BOOLEAN NOT NULL DEFAULT false,
    "text" TEXT NOT NULL,
    "text_status" TEXT NOT NULL,
    "url" TEXT,
    "source_label" TEXT NOT NULL,
    "content_sha256" TEXT NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ruling_pkey" PRIMARY KEY ("ruling_number"),
    CONSTRAINT "ruling_source_label" CHECK ("source_label" IN ('official', 'secondary'))
);

CREATE TABLE "ruling_link" (
    "from_number" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "to_number" TEXT NOT NULL,

    CONSTRAINT "ruling_link_pkey" PRIMARY KEY ("from_number","kind","to_number"),
    CONSTRAINT "ruling_link_kind" CHECK ("kind" IN ('modifies', 'revokes', 'related')),
    CONSTRAINT "ruling_link_to_another" CHECK ("from_number" <> "to_number")
);

CREATE INDEX "ruling_ruling_date_idx" ON "ruling"("ruling_date");
CREATE INDEX "ruling_link_to_number_idx" ON "ruling_link"("to_number");
CREATE INDEX "ruling_text_search" ON "ruling" USING gin (to_tsvector('english', "subject" || ' ' || "text"));
CREATE INDEX "ruling_hts_numbers" ON "ruling" USING gin ("hts_numbers");

-- Conversations end.
ALTER TABLE "classification" ADD COLUMN "expires_at" TIMESTAMPTZ(3);
CREATE INDEX "classification_expires_at_idx" ON "classification"("expires_at");

-- The audit trail is added to and never rewritten. What falls with its account, and a reference to a key or a
-- conversation that is gone, is changed by the foreign keys themselves: inside their trigger the depth is two.
CREATE FUNCTION refuse_change_of_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF pg_trigger_depth() < 2 THEN
        RAISE EXCEPTION 'a confirmed classification is never changed or removed';
    END IF;
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER "classification_confirmation_append_only" BEFORE UPDATE OR DELETE ON "classification_confirmation"
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_confirmation();
