-- The words of a letter, worked out once: ranking and rechecking read them for every letter that a search matches. Words of
-- the subject weigh most.
DROP INDEX "ruling_text_search";
ALTER TABLE "ruling" ADD COLUMN "words" tsvector
    GENERATED ALWAYS AS (setweight(to_tsvector('english', "subject"), 'A') || setweight(to_tsvector('english', "text"), 'D')) STORED;
CREATE INDEX "ruling_words_idx" ON "ruling" USING gin ("words");

-- What was added since a server looked last.
CREATE INDEX "ruling_fetched_at_ruling_number_idx" ON "ruling"("fetched_at", "ruling_number");
