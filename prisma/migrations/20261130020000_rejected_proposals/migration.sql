-- A proposal that nobody wants is taken off the list, and is not made again.
ALTER TABLE "ingest_run" DROP CONSTRAINT "ingest_run_words";
ALTER TABLE "ingest_run" ADD CONSTRAINT "ingest_run_words" CHECK (
    "status" IN ('running', 'applied', 'unchanged', 'dry_run', 'quarantined', 'failed', 'rolled_back', 'proposed', 'accepted', 'rejected'));
