-- A general note can free goods itself, where the schedule prints no rate for its symbol.
ALTER TABLE "spi_program" ADD COLUMN "frees_by_note" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "spi_program" ADD COLUMN "except_numbers" TEXT[] DEFAULT ARRAY[]::TEXT[];
