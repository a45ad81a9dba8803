-- How each revision is known: revisions after the last archive are read from their change records.
ALTER TABLE "hts_revision" ADD COLUMN "basis" TEXT NOT NULL DEFAULT 'archive',
ADD COLUMN "rates_checked" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "hts_succession" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "old_number" TEXT,
    "new_number" TEXT,
    "kind" TEXT NOT NULL,
    "effective_on" DATE NOT NULL,
    "revision" TEXT NOT NULL,
    "authority_text" TEXT NOT NULL,
    "note" TEXT,

    CONSTRAINT "hts_succession_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "hts_succession_data_version_id_effective_on_old_number_new__key" ON "hts_succession"("data_version_id", "effective_on", "old_number", "new_number");

-- AddForeignKey
ALTER TABLE "hts_succession" ADD CONSTRAINT "hts_succession_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "hts_revision" ADD CONSTRAINT "hts_revision_basis_check" CHECK ("basis" IN ('archive', 'change_record', 'secondary', 'notice', 'unread'));
ALTER TABLE "hts_succession" ADD CONSTRAINT "hts_succession_kind_check" CHECK ("kind" IN ('renumbered', 'merged', 'split', 'split_and_merged', 'subdivided', 'discontinued', 'established'));
ALTER TABLE "hts_succession" ADD CONSTRAINT "hts_succession_new_number_check" CHECK (("new_number" IS NULL) = ("kind" = 'discontinued') AND ("old_number" IS NULL) = ("kind" = 'established'));
