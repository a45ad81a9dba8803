-- The age of a data set is that of its newest source, whenever it was loaded.
ALTER TABLE "dataset_health" ADD COLUMN "source_date" DATE;
ALTER TABLE "dataset_health" ADD COLUMN "source_name" TEXT;
ALTER TABLE "dataset_health" ADD COLUMN "not_loaded" JSONB;
