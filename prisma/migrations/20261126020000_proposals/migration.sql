-- A change that may alter a duty, found by following a source, waits as a proposal until somebody accepts it.
ALTER TABLE "ingest_run" DROP CONSTRAINT "ingest_run_words";
ALTER TABLE "ingest_run" ADD CONSTRAINT "ingest_run_words" CHECK (
    "status" IN ('running', 'applied', 'unchanged', 'dry_run', 'quarantined', 'failed', 'rolled_back', 'proposed', 'accepted'));
