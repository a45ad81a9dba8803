-- What nobody reads of a rule stays in its text under law/: words, remarks on transit and drawback, file and line.
ALTER TABLE "chapter99_rule"
  DROP COLUMN "scope_text",
  DROP COLUMN "note_ref",
  DROP COLUMN "conditions",
  DROP COLUMN "conditions_text",
  DROP COLUMN "exceptions_text",
  DROP COLUMN "in_transit_rule",
  DROP COLUMN "usmca_exempt",
  DROP COLUMN "drawback",
  DROP COLUMN "official_text",
  DROP COLUMN "source_file",
  DROP COLUMN "source_line";
