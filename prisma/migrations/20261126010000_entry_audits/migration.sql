-- Audits that callers asked to be kept, and their parts: what is confidential is sealed before it comes here.
CREATE TABLE "entry_audit" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "head" BYTEA NOT NULL,
    "data_version_hash" TEXT NOT NULL,
    "records" INTEGER NOT NULL DEFAULT 0,
    "records_done" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "entry_audit_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "entry_audit_status" CHECK ("status" IN ('queued', 'auditing', 'writing', 'done', 'failed'))
);

CREATE TABLE "entry_audit_part" (
    "audit_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    CONSTRAINT "entry_audit_part_pkey" PRIMARY KEY ("audit_id", "kind", "place"),
    CONSTRAINT "entry_audit_part_kind" CHECK ("kind" IN ('upload', 'records', 'entries', 'outline', 'file'))
);

CREATE INDEX "entry_audit_account_id_created_at_idx" ON "entry_audit"("account_id", "created_at");
CREATE INDEX "entry_audit_expires_at_idx" ON "entry_audit"("expires_at");

ALTER TABLE "entry_audit" ADD CONSTRAINT "entry_audit_account_id_fkey"
    FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "entry_audit_part" ADD CONSTRAINT "entry_audit_part_audit_id_fkey"
    FOREIGN KEY ("audit_id") REFERENCES "entry_audit"("id") ON DELETE CASCADE ON UPDATE CASCADE;
