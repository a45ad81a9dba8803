-- btree_gist: exclusion constraints that mix equality and intervals; pg_trgm: inexact company and subject search.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateTable
CREATE TABLE "data_version" (
    "id" SERIAL NOT NULL,
    "content_hash" TEXT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'live',
    "status" TEXT NOT NULL DEFAULT 'loading',
    "label" TEXT,
    "manifest" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "activated_at" TIMESTAMPTZ(3),
    "retired_at" TIMESTAMPTZ(3),
    "base_version_id" INTEGER,

    CONSTRAINT "data_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ingest_run" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'running',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "start_version_id" INTEGER,
    "produced_version_id" INTEGER,
    "rows_read" INTEGER NOT NULL DEFAULT 0,
    "rows_added" INTEGER NOT NULL DEFAULT 0,
    "rows_changed" INTEGER NOT NULL DEFAULT 0,
    "rows_closed" INTEGER NOT NULL DEFAULT 0,
    "change_set" JSONB,
    "issues" JSONB NOT NULL DEFAULT '[]',
    "checks" JSONB NOT NULL DEFAULT '[]',
    "failure" TEXT,

    CONSTRAINT "ingest_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ingest_file" (
    "id" SERIAL NOT NULL,
    "ingest_run_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT,
    "sha256" TEXT NOT NULL,
    "byte_length" INTEGER NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ingest_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dataset_health" (
    "data_version_id" INTEGER NOT NULL,
    "dataset" TEXT NOT NULL,
    "title" TEXT,
    "health" TEXT NOT NULL DEFAULT 'unknown',
    "last_refreshed" TIMESTAMPTZ(3),
    "coverage_from" DATE,
    "coverage_to" DATE,
    "row_count" INTEGER NOT NULL DEFAULT 0,
    "sources" JSONB NOT NULL DEFAULT '[]',
    "detail" TEXT,

    CONSTRAINT "dataset_health_pkey" PRIMARY KEY ("data_version_id","dataset")
);

-- CreateTable
CREATE TABLE "document" (
    "data_version_id" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT,
    "fr_citation" TEXT,
    "fr_document" TEXT,
    "url" TEXT,
    "published_on" DATE,
    "locator" TEXT,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "document_pkey" PRIMARY KEY ("data_version_id","number")
);

-- CreateTable
CREATE TABLE "hts_revision" (
    "data_version_id" INTEGER NOT NULL,
    "revision" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "effective_on" DATE NOT NULL,
    "change_record_on" DATE,
    "published_on" DATE NOT NULL,
    "file_name" TEXT,
    "file_sha256" TEXT,
    "row_count" INTEGER,
    "note" TEXT,

    CONSTRAINT "hts_revision_pkey" PRIMARY KEY ("data_version_id","revision")
);

-- CreateTable
CREATE TABLE "hts_row" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "row_key" TEXT NOT NULL,
    "parent_row_key" TEXT,
    "hts_number" TEXT,
    "chapter" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "indent" SMALLINT NOT NULL,
    "is_superior" BOOLEAN NOT NULL DEFAULT false,
    "description" TEXT NOT NULL,
    "units" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "general" TEXT NOT NULL DEFAULT '',
    "special" TEXT NOT NULL DEFAULT '',
    "column2" TEXT NOT NULL DEFAULT '',
    "additional_duties" TEXT,
    "quota_quantity" TEXT,
    "endnotes" JSONB NOT NULL DEFAULT '[]',
    "legal_from" DATE NOT NULL,
    "legal_to" DATE,
    "published_from" DATE NOT NULL,
    "published_to" DATE,
    "revision" TEXT NOT NULL,

    CONSTRAINT "hts_row_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hts_change_record" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "revision" TEXT NOT NULL,
    "item" TEXT NOT NULL,
    "nature" TEXT NOT NULL,
    "effective_on" DATE,
    "authority_text" TEXT NOT NULL,

    CONSTRAINT "hts_change_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hts_section" (
    "data_version_id" INTEGER NOT NULL,
    "roman" TEXT NOT NULL,
    "sequence" SMALLINT NOT NULL,
    "title" TEXT NOT NULL,

    CONSTRAINT "hts_section_pkey" PRIMARY KEY ("data_version_id","roman")
);

-- CreateTable
CREATE TABLE "hts_chapter" (
    "data_version_id" INTEGER NOT NULL,
    "chapter" TEXT NOT NULL,
    "section_roman" TEXT NOT NULL,
    "title" TEXT NOT NULL,

    CONSTRAINT "hts_chapter_pkey" PRIMARY KEY ("data_version_id","chapter")
);

-- CreateTable
CREATE TABLE "hts_subchapter" (
    "data_version_id" INTEGER NOT NULL,
    "chapter" TEXT NOT NULL,
    "subchapter" TEXT NOT NULL,
    "title" TEXT NOT NULL,

    CONSTRAINT "hts_subchapter_pkey" PRIMARY KEY ("data_version_id","chapter","subchapter")
);

-- CreateTable
CREATE TABLE "chapter99_heading" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "heading" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "general" TEXT NOT NULL DEFAULT '',
    "special" TEXT NOT NULL DEFAULT '',
    "column2" TEXT NOT NULL DEFAULT '',
    "endnotes" TEXT NOT NULL DEFAULT '',
    "legal_from" DATE,
    "legal_to" DATE,
    "published_from" DATE,
    "published_to" DATE,
    "revision_first" TEXT,
    "revision_last" TEXT,

    CONSTRAINT "chapter99_heading_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chapter99_rule" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "rule_key" TEXT NOT NULL,
    "heading" TEXT NOT NULL,
    "heading_use" TEXT,
    "program" TEXT NOT NULL,
    "authority" TEXT NOT NULL,
    "authority_type" TEXT NOT NULL,
    "rate_kind" TEXT NOT NULL,
    "rate_pct" DECIMAL(14,6),
    "rate_text" TEXT NOT NULL DEFAULT '',
    "rate_expression" JSONB,
    "applies_to" TEXT NOT NULL,
    "countries_include" TEXT[],
    "countries_exclude" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "scope_text" TEXT NOT NULL,
    "scope" JSONB NOT NULL,
    "note_ref" TEXT,
    "conditions" TEXT NOT NULL DEFAULT '',
    "conditions_text" TEXT NOT NULL DEFAULT '',
    "compiled_conditions" JSONB,
    "exceptions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "displaces" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "exceptions_text" TEXT NOT NULL DEFAULT '',
    "legal_from" DATE,
    "legal_to" DATE,
    "published_from" DATE,
    "published_to" DATE,
    "window_known" BOOLEAN NOT NULL DEFAULT true,
    "in_transit_rule" TEXT,
    "usmca_exempt" TEXT,
    "drawback" TEXT,
    "citation_text" TEXT NOT NULL,
    "citations" JSONB NOT NULL,
    "confidence" TEXT NOT NULL,
    "source_label" TEXT NOT NULL,
    "official_text" TEXT,
    "notes" TEXT,
    "assumptions" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "ace_order" SMALLINT,
    "source_file" TEXT NOT NULL,
    "source_line" INTEGER NOT NULL,

    CONSTRAINT "chapter99_rule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scope_list" (
    "data_version_id" INTEGER NOT NULL,
    "list_key" TEXT NOT NULL,
    "title" TEXT,
    "columns" TEXT[],
    "row_count" INTEGER NOT NULL,
    "source_text" TEXT,
    "citations" JSONB NOT NULL DEFAULT '[]',
    "source_label" TEXT NOT NULL,

    CONSTRAINT "scope_list_pkey" PRIMARY KEY ("data_version_id","list_key")
);

-- CreateTable
CREATE TABLE "scope_list_entry" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "list_key" TEXT NOT NULL,
    "entry_number" INTEGER NOT NULL,
    "prefix" TEXT NOT NULL,
    "except_numbers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "qualifier" TEXT,
    "heading" TEXT,
    "country" TEXT,
    "legal_from" DATE,
    "legal_to" DATE,
    "published_from" DATE,
    "published_to" DATE,
    "attributes" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "scope_list_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fact_key" (
    "data_version_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "value_type" TEXT NOT NULL,
    "unit" TEXT,
    "values_text" TEXT NOT NULL DEFAULT '',
    "allowed_values" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "meaning" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "read_by" TEXT NOT NULL DEFAULT '',
    "headings" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "citation_text" TEXT,
    "citations" JSONB NOT NULL DEFAULT '[]',
    "when_missing" TEXT NOT NULL,
    "assumed" TEXT,
    "ask" BOOLEAN NOT NULL DEFAULT false,
    "derived" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "fact_key_pkey" PRIMARY KEY ("data_version_id","key")
);

-- CreateTable
CREATE TABLE "program_profile" (
    "data_version_id" INTEGER NOT NULL,
    "program" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "authority" TEXT NOT NULL,
    "authority_type" TEXT NOT NULL,
    "summary" TEXT,
    "confidence" TEXT,
    "legal_from" DATE,
    "legal_to" DATE,
    "profile" JSONB NOT NULL DEFAULT '{}',
    "citations" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "program_profile_pkey" PRIMARY KEY ("data_version_id","program")
);

-- CreateTable
CREATE TABLE "stacking_order" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "order_key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT,
    "legal_from" DATE,
    "legal_to" DATE,
    "definition" JSONB NOT NULL,
    "citations" JSONB NOT NULL,
    "confidence" TEXT,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "stacking_order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "spi_program" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "symbol" TEXT NOT NULL,
    "program" TEXT NOT NULL,
    "eligible_countries" TEXT[],
    "excluded_articles_marker" TEXT,
    "general_note" TEXT,
    "legal_basis" TEXT,
    "legal_from" DATE,
    "legal_to" DATE,
    "status" TEXT NOT NULL,
    "rule_of_origin" TEXT,
    "mpf_exempt" TEXT,
    "mpf_note" TEXT,
    "citation_text" TEXT NOT NULL DEFAULT '',
    "citations" JSONB NOT NULL,
    "confidence" TEXT NOT NULL,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "spi_program_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "country" (
    "data_version_id" INTEGER NOT NULL,
    "iso2" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "rate_column" SMALLINT NOT NULL,
    "column2_from" DATE,
    "eu_member" BOOLEAN NOT NULL,
    "fta_spi" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "preference_spi" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "inside_us_customs_territory" BOOLEAN NOT NULL,
    "remarks" TEXT,

    CONSTRAINT "country_pkey" PRIMARY KEY ("data_version_id","iso2")
);

-- CreateTable
CREATE TABLE "fee" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "fee" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "fiscal_year" SMALLINT,
    "legal_from" DATE NOT NULL,
    "legal_to" DATE,
    "rate_pct" DECIMAL(14,6),
    "minimum" DECIMAL(14,2),
    "maximum" DECIMAL(14,2),
    "flat_amount" DECIMAL(14,2),
    "citation_text" TEXT NOT NULL,
    "citations" JSONB NOT NULL,
    "confidence" TEXT NOT NULL,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "fee_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fee_exemption" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "exemption_key" TEXT NOT NULL,
    "fee" TEXT NOT NULL,
    "spi_symbols" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "countries" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "exempt" BOOLEAN NOT NULL,
    "condition_text" TEXT NOT NULL,
    "conditions" JSONB,
    "legal_from" DATE,
    "legal_to" DATE,
    "citations" JSONB NOT NULL,
    "confidence" TEXT NOT NULL,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "fee_exemption_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "adcvd_order" (
    "data_version_id" INTEGER NOT NULL,
    "case_number" TEXT NOT NULL,
    "order_type" TEXT NOT NULL,
    "product" TEXT NOT NULL,
    "country_name" TEXT NOT NULL,
    "country" TEXT,
    "order_date" DATE,
    "status" TEXT NOT NULL,
    "revoked_on" DATE,
    "last_sunset_on" DATE,
    "fr_citation" TEXT,
    "fr_document" TEXT,
    "itc_investigation" TEXT,
    "hts_prefixes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "all_others_rate" DECIMAL(14,6),
    "country_wide_rate" DECIMAL(14,6),
    "scope_text" TEXT,
    "scope_quote_status" TEXT,
    "scope_source" TEXT,
    "provenance" TEXT NOT NULL,
    "citations" JSONB NOT NULL DEFAULT '[]',
    "confidence" TEXT NOT NULL,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "adcvd_order_pkey" PRIMARY KEY ("data_version_id","case_number")
);

-- CreateTable
CREATE TABLE "adcvd_company" (
    "data_version_id" INTEGER NOT NULL,
    "company_key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "aliases" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "case_numbers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "country" TEXT,

    CONSTRAINT "adcvd_company_pkey" PRIMARY KEY ("data_version_id","company_key")
);

-- CreateTable
CREATE TABLE "adcvd_rate" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "rate_key" TEXT NOT NULL,
    "case_number" TEXT NOT NULL,
    "company_key" TEXT,
    "company_name" TEXT NOT NULL,
    "rate_type" TEXT NOT NULL,
    "rate" DECIMAL(14,6) NOT NULL,
    "rate_unit" TEXT NOT NULL DEFAULT 'percent',
    "excluded" BOOLEAN NOT NULL DEFAULT false,
    "segment" TEXT,
    "origin" TEXT NOT NULL,
    "legal_from" DATE,
    "legal_to" DATE,
    "published_from" DATE,
    "published_to" DATE,
    "current_as_of" DATE,
    "fr_citation" TEXT,
    "provenance" TEXT NOT NULL,
    "citations" JSONB NOT NULL,
    "confidence" TEXT NOT NULL,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "adcvd_rate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "adcvd_scope_clause" (
    "data_version_id" INTEGER NOT NULL,
    "case_number" TEXT NOT NULL,
    "clause_number" SMALLINT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "basis" TEXT NOT NULL,
    "attributes" JSONB NOT NULL DEFAULT '{}',
    "verified" TEXT NOT NULL,
    "source_citation" TEXT,
    "text_read_in" TEXT,
    "shared_text_from" TEXT,
    "citations" JSONB NOT NULL DEFAULT '[]',
    "source_label" TEXT NOT NULL,

    CONSTRAINT "adcvd_scope_clause_pkey" PRIMARY KEY ("data_version_id","case_number","clause_number")
);

-- CreateTable
CREATE TABLE "adcvd_event" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "case_number" TEXT NOT NULL,
    "event_date" DATE NOT NULL,
    "event_type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "fr_citation" TEXT,
    "fr_document" TEXT,
    "provenance" TEXT NOT NULL,
    "confidence" TEXT NOT NULL,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "adcvd_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "adcvd_scope_ruling" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "case_numbers" TEXT[],
    "ruling_date" DATE,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "outcome" TEXT,
    "abstract" TEXT,
    "fr_citation" TEXT,
    "fr_document" TEXT,
    "provenance" TEXT NOT NULL,
    "confidence" TEXT NOT NULL,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "adcvd_scope_ruling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "adcvd_court_decision" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "case_numbers" TEXT[],
    "slip_opinion" TEXT,
    "case_name" TEXT,
    "decision_date" DATE,
    "court" TEXT NOT NULL,
    "court_number" TEXT,
    "holding" TEXT NOT NULL,
    "fr_notice_date" DATE,
    "fr_document" TEXT,
    "fr_title" TEXT,
    "provenance" TEXT NOT NULL,
    "confidence" TEXT NOT NULL,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "adcvd_court_decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "adcvd_circumvention" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "case_numbers" TEXT[],
    "notice_date" DATE NOT NULL,
    "stage" TEXT NOT NULL,
    "outcome" TEXT,
    "title" TEXT NOT NULL,
    "abstract" TEXT,
    "fr_citation" TEXT,
    "fr_document" TEXT,
    "provenance" TEXT NOT NULL,
    "confidence" TEXT NOT NULL,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "adcvd_circumvention_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pga_agency" (
    "data_version_id" INTEGER NOT NULL,
    "agency" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "message_code" TEXT,
    "flag_codes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "subject" TEXT NOT NULL,
    "citation_text" TEXT NOT NULL DEFAULT '',
    "citations" JSONB NOT NULL,
    "status" TEXT NOT NULL,

    CONSTRAINT "pga_agency_pkey" PRIMARY KEY ("data_version_id","agency")
);

-- CreateTable
CREATE TABLE "pga_flag" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "prefix" TEXT NOT NULL,
    "agency" TEXT NOT NULL,
    "flag_code" TEXT,
    "program" TEXT NOT NULL,
    "requirement" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "legal_from" DATE,
    "legal_to" DATE,
    "citation_text" TEXT NOT NULL DEFAULT '',
    "citations" JSONB NOT NULL,
    "confidence" TEXT NOT NULL,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "pga_flag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tariff_event" (
    "id" SERIAL NOT NULL,
    "data_version_id" INTEGER NOT NULL,
    "event_date" DATE NOT NULL,
    "title" TEXT NOT NULL,
    "event_type" TEXT NOT NULL,
    "authority" TEXT NOT NULL,
    "authority_type" TEXT,
    "headings" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "citation_text" TEXT NOT NULL DEFAULT '',
    "citations" JSONB NOT NULL,
    "confidence" TEXT,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "tariff_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "note" (
    "data_version_id" INTEGER NOT NULL,
    "note_id" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "scope" TEXT NOT NULL,
    "section" TEXT,
    "chapter" TEXT,
    "subchapter" TEXT,
    "number" TEXT NOT NULL,
    "subdivision" TEXT,
    "part" TEXT NOT NULL,
    "heading" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "mentions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "provenance" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "verified_share" DECIMAL(6,4),
    "codes_total" INTEGER,
    "spi" TEXT,
    "source_label" TEXT NOT NULL,

    CONSTRAINT "note_pkey" PRIMARY KEY ("data_version_id","note_id")
);

-- CreateTable
CREATE TABLE "note_digest" (
    "data_version_id" INTEGER NOT NULL,
    "digest_key" TEXT NOT NULL,
    "applies_to" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "note_ids" TEXT[],
    "text_sha256" TEXT NOT NULL,
    "attributes" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "note_digest_pkey" PRIMARY KEY ("data_version_id","digest_key")
);

-- CreateTable
CREATE TABLE "note_effect" (
    "data_version_id" INTEGER NOT NULL,
    "effect_id" TEXT NOT NULL,
    "note_id" TEXT NOT NULL,
    "effect_type" TEXT NOT NULL,
    "review_status" TEXT NOT NULL,
    "source_locator" TEXT,
    "source_span" TEXT NOT NULL,
    "effect_value_text" TEXT,
    "condition_text" TEXT,
    "required_fact_key" TEXT,
    "hts_prefixes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "countries" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "legal_from" DATE,
    "legal_to" DATE,
    "effect" JSONB NOT NULL DEFAULT '{}',
    "citations" JSONB NOT NULL,

    CONSTRAINT "note_effect_pkey" PRIMARY KEY ("data_version_id","effect_id")
);

-- CreateTable
CREATE TABLE "ruling" (
    "data_version_id" INTEGER NOT NULL,
    "ruling_number" TEXT NOT NULL,
    "ruling_date" DATE NOT NULL,
    "collection" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "hts_numbers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "text" TEXT NOT NULL,
    "text_status" TEXT NOT NULL,
    "url" TEXT,
    "citations" JSONB NOT NULL DEFAULT '[]',
    "source_label" TEXT NOT NULL,

    CONSTRAINT "ruling_pkey" PRIMARY KEY ("data_version_id","ruling_number")
);

-- CreateTable
CREATE TABLE "account" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "key_hash" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "label" TEXT,
    "beta_entitled" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_record" (
    "id" UUID NOT NULL,
    "api_key_id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "idempotency_key_hash" TEXT NOT NULL,
    "request_fingerprint" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "response_status" SMALLINT,
    "response_headers" JSONB,
    "response_body" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "usage_counter" (
    "account_id" UUID NOT NULL,
    "operation" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "requests" BIGINT NOT NULL DEFAULT 0,
    "errors" BIGINT NOT NULL DEFAULT 0,
    "ai_tokens" BIGINT NOT NULL DEFAULT 0,
    "ai_cost_usd" DECIMAL(14,6) NOT NULL DEFAULT 0,

    CONSTRAINT "usage_counter_pkey" PRIMARY KEY ("account_id","operation","day")
);

-- CreateTable
CREATE TABLE "report" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "request" JSONB NOT NULL,
    "content" JSONB NOT NULL,
    "pdf" BYTEA,
    "share_token_hash" TEXT,
    "data_version_hash" TEXT NOT NULL,
    "engine_version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "classification" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "description" TEXT NOT NULL,
    "request" JSONB NOT NULL,
    "result" JSONB NOT NULL,
    "messages" JSONB NOT NULL DEFAULT '[]',
    "data_version_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "classification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "classification_confirmation" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "api_key_id" UUID,
    "classification_id" UUID,
    "description" TEXT NOT NULL,
    "suggested_number" TEXT,
    "confirmed_number" TEXT NOT NULL,
    "reason" TEXT,
    "confirmed_by" TEXT,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "data_version_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "classification_confirmation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "id" SERIAL NOT NULL,
    "account_id" UUID,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "data_version_content_hash_key" ON "data_version"("content_hash");

-- CreateIndex
CREATE INDEX "data_version_kind_status_idx" ON "data_version"("kind", "status");

-- CreateIndex
CREATE INDEX "ingest_run_source_started_at_idx" ON "ingest_run"("source", "started_at");

-- CreateIndex
CREATE INDEX "ingest_file_ingest_run_id_idx" ON "ingest_file"("ingest_run_id");

-- CreateIndex
CREATE INDEX "ingest_file_sha256_idx" ON "ingest_file"("sha256");

-- CreateIndex
CREATE INDEX "document_data_version_id_fr_document_idx" ON "document"("data_version_id", "fr_document");

-- CreateIndex
CREATE UNIQUE INDEX "hts_revision_data_version_id_sequence_key" ON "hts_revision"("data_version_id", "sequence");

-- CreateIndex
CREATE INDEX "hts_row_data_version_id_hts_number_idx" ON "hts_row"("data_version_id", "hts_number");

-- CreateIndex
CREATE INDEX "hts_row_data_version_id_position_idx" ON "hts_row"("data_version_id", "position");

-- CreateIndex
CREATE INDEX "hts_change_record_data_version_id_revision_idx" ON "hts_change_record"("data_version_id", "revision");

-- CreateIndex
CREATE INDEX "chapter99_heading_data_version_id_heading_idx" ON "chapter99_heading"("data_version_id", "heading");

-- CreateIndex
CREATE INDEX "chapter99_rule_data_version_id_heading_idx" ON "chapter99_rule"("data_version_id", "heading");

-- CreateIndex
CREATE INDEX "chapter99_rule_data_version_id_program_idx" ON "chapter99_rule"("data_version_id", "program");

-- CreateIndex
CREATE INDEX "scope_list_entry_data_version_id_prefix_idx" ON "scope_list_entry"("data_version_id", "prefix");

-- CreateIndex
CREATE UNIQUE INDEX "scope_list_entry_data_version_id_list_key_entry_number_key" ON "scope_list_entry"("data_version_id", "list_key", "entry_number");

-- CreateIndex
CREATE INDEX "stacking_order_data_version_id_kind_idx" ON "stacking_order"("data_version_id", "kind");

-- CreateIndex
CREATE INDEX "spi_program_data_version_id_symbol_idx" ON "spi_program"("data_version_id", "symbol");

-- CreateIndex
CREATE INDEX "fee_exemption_data_version_id_fee_idx" ON "fee_exemption"("data_version_id", "fee");

-- CreateIndex
CREATE INDEX "adcvd_order_data_version_id_country_idx" ON "adcvd_order"("data_version_id", "country");

-- CreateIndex
CREATE INDEX "adcvd_rate_data_version_id_case_number_idx" ON "adcvd_rate"("data_version_id", "case_number");

-- CreateIndex
CREATE INDEX "adcvd_rate_data_version_id_company_key_idx" ON "adcvd_rate"("data_version_id", "company_key");

-- CreateIndex
CREATE INDEX "adcvd_event_data_version_id_case_number_event_date_idx" ON "adcvd_event"("data_version_id", "case_number", "event_date");

-- CreateIndex
CREATE INDEX "adcvd_scope_ruling_data_version_id_ruling_date_idx" ON "adcvd_scope_ruling"("data_version_id", "ruling_date");

-- CreateIndex
CREATE INDEX "adcvd_court_decision_data_version_id_decision_date_idx" ON "adcvd_court_decision"("data_version_id", "decision_date");

-- CreateIndex
CREATE INDEX "adcvd_circumvention_data_version_id_notice_date_idx" ON "adcvd_circumvention"("data_version_id", "notice_date");

-- CreateIndex
CREATE INDEX "pga_flag_data_version_id_prefix_idx" ON "pga_flag"("data_version_id", "prefix");

-- CreateIndex
CREATE INDEX "tariff_event_data_version_id_event_date_idx" ON "tariff_event"("data_version_id", "event_date");

-- CreateIndex
CREATE INDEX "note_data_version_id_scope_chapter_idx" ON "note"("data_version_id", "scope", "chapter");

-- CreateIndex
CREATE INDEX "note_data_version_id_sequence_idx" ON "note"("data_version_id", "sequence");

-- CreateIndex
CREATE INDEX "note_digest_data_version_id_applies_to_idx" ON "note_digest"("data_version_id", "applies_to");

-- CreateIndex
CREATE INDEX "note_effect_data_version_id_note_id_idx" ON "note_effect"("data_version_id", "note_id");

-- CreateIndex
CREATE INDEX "ruling_data_version_id_ruling_date_idx" ON "ruling"("data_version_id", "ruling_date");

-- CreateIndex
CREATE UNIQUE INDEX "account_name_key" ON "account"("name");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_key_hash_key" ON "api_key"("key_hash");

-- CreateIndex
CREATE INDEX "api_key_account_id_idx" ON "api_key"("account_id");

-- CreateIndex
CREATE INDEX "idempotency_record_expires_at_idx" ON "idempotency_record"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_record_api_key_id_method_path_idempotency_key_h_key" ON "idempotency_record"("api_key_id", "method", "path", "idempotency_key_hash");

-- CreateIndex
CREATE INDEX "usage_counter_day_idx" ON "usage_counter"("day");

-- CreateIndex
CREATE UNIQUE INDEX "report_share_token_hash_key" ON "report"("share_token_hash");

-- CreateIndex
CREATE INDEX "report_account_id_created_at_idx" ON "report"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "classification_account_id_created_at_idx" ON "classification"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "classification_confirmation_account_id_created_at_idx" ON "classification_confirmation"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "audit_event_account_id_at_idx" ON "audit_event"("account_id", "at");

-- AddForeignKey
ALTER TABLE "data_version" ADD CONSTRAINT "data_version_base_version_id_fkey" FOREIGN KEY ("base_version_id") REFERENCES "data_version"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingest_run" ADD CONSTRAINT "ingest_run_start_version_id_fkey" FOREIGN KEY ("start_version_id") REFERENCES "data_version"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingest_run" ADD CONSTRAINT "ingest_run_produced_version_id_fkey" FOREIGN KEY ("produced_version_id") REFERENCES "data_version"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingest_file" ADD CONSTRAINT "ingest_file_ingest_run_id_fkey" FOREIGN KEY ("ingest_run_id") REFERENCES "ingest_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dataset_health" ADD CONSTRAINT "dataset_health_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hts_revision" ADD CONSTRAINT "hts_revision_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hts_row" ADD CONSTRAINT "hts_row_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hts_change_record" ADD CONSTRAINT "hts_change_record_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hts_section" ADD CONSTRAINT "hts_section_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hts_chapter" ADD CONSTRAINT "hts_chapter_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hts_subchapter" ADD CONSTRAINT "hts_subchapter_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chapter99_heading" ADD CONSTRAINT "chapter99_heading_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chapter99_rule" ADD CONSTRAINT "chapter99_rule_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scope_list" ADD CONSTRAINT "scope_list_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scope_list_entry" ADD CONSTRAINT "scope_list_entry_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fact_key" ADD CONSTRAINT "fact_key_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_profile" ADD CONSTRAINT "program_profile_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stacking_order" ADD CONSTRAINT "stacking_order_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spi_program" ADD CONSTRAINT "spi_program_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "country" ADD CONSTRAINT "country_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fee" ADD CONSTRAINT "fee_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fee_exemption" ADD CONSTRAINT "fee_exemption_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adcvd_order" ADD CONSTRAINT "adcvd_order_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adcvd_company" ADD CONSTRAINT "adcvd_company_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adcvd_rate" ADD CONSTRAINT "adcvd_rate_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adcvd_scope_clause" ADD CONSTRAINT "adcvd_scope_clause_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adcvd_event" ADD CONSTRAINT "adcvd_event_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adcvd_scope_ruling" ADD CONSTRAINT "adcvd_scope_ruling_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adcvd_court_decision" ADD CONSTRAINT "adcvd_court_decision_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adcvd_circumvention" ADD CONSTRAINT "adcvd_circumvention_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pga_agency" ADD CONSTRAINT "pga_agency_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pga_flag" ADD CONSTRAINT "pga_flag_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tariff_event" ADD CONSTRAINT "tariff_event_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note" ADD CONSTRAINT "note_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note_digest" ADD CONSTRAINT "note_digest_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note_effect" ADD CONSTRAINT "note_effect_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_data_version_id_fkey" FOREIGN KEY ("data_version_id") REFERENCES "data_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_record" ADD CONSTRAINT "idempotency_record_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_key"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "usage_counter" ADD CONSTRAINT "usage_counter_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classification" ADD CONSTRAINT "classification_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classification_confirmation" ADD CONSTRAINT "classification_confirmation_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classification_confirmation" ADD CONSTRAINT "classification_confirmation_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_key"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "classification_confirmation" ADD CONSTRAINT "classification_confirmation_classification_id_fkey" FOREIGN KEY ("classification_id") REFERENCES "classification"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- ---------------------------------------------------------------------------------------------------------------
-- What the schema language cannot say. Intervals are half-open; one that ends before it begins is empty (a rule
-- published and never in force), and an empty interval overlaps nothing.

CREATE FUNCTION half_open(first_day DATE, first_day_outside DATE) RETURNS DATERANGE
LANGUAGE SQL IMMUTABLE PARALLEL SAFE
AS $$ SELECT CASE WHEN first_day_outside <= first_day THEN 'empty'::daterange ELSE daterange(first_day, first_day_outside) END $$;

-- The identity of a row within a data version. One fixed-size key keeps the exclusion indexes fast: with text keys
-- the bulk load of the schedule takes twice as long.
CREATE FUNCTION identity_of(data_version_id INTEGER, row_name TEXT) RETURNS UUID
LANGUAGE SQL IMMUTABLE PARALLEL SAFE
AS $$ SELECT md5(data_version_id::text || ' ' || row_name)::uuid $$;

-- No overlap: one law for one thing on one day, as known on one day of publication.

ALTER TABLE "hts_row" ADD CONSTRAINT "hts_row_no_overlap" EXCLUDE USING gist (
    identity_of("data_version_id", "row_key") WITH =,
    half_open("legal_from", "legal_to") WITH &&, half_open("published_from", "published_to") WITH &&);

ALTER TABLE "chapter99_heading" ADD CONSTRAINT "chapter99_heading_no_overlap" EXCLUDE USING gist (
    identity_of("data_version_id", "heading") WITH =,
    half_open("legal_from", "legal_to") WITH &&, half_open("published_from", "published_to") WITH &&);

ALTER TABLE "chapter99_rule" ADD CONSTRAINT "chapter99_rule_no_overlap" EXCLUDE USING gist (
    identity_of("data_version_id", "rule_key") WITH =,
    half_open("legal_from", "legal_to") WITH &&, half_open("published_from", "published_to") WITH &&);

ALTER TABLE "stacking_order" ADD CONSTRAINT "stacking_order_no_overlap" EXCLUDE USING gist (
    identity_of("data_version_id", "order_key") WITH =, half_open("legal_from", "legal_to") WITH &&);

ALTER TABLE "spi_program" ADD CONSTRAINT "spi_program_no_overlap" EXCLUDE USING gist (
    identity_of("data_version_id", "symbol") WITH =, half_open("legal_from", "legal_to") WITH &&);

ALTER TABLE "fee" ADD CONSTRAINT "fee_no_overlap" EXCLUDE USING gist (
    identity_of("data_version_id", "fee" || ' ' || "variant") WITH =, half_open("legal_from", "legal_to") WITH &&);

ALTER TABLE "fee_exemption" ADD CONSTRAINT "fee_exemption_no_overlap" EXCLUDE USING gist (
    identity_of("data_version_id", "exemption_key") WITH =, half_open("legal_from", "legal_to") WITH &&);

ALTER TABLE "adcvd_rate" ADD CONSTRAINT "adcvd_rate_no_overlap" EXCLUDE USING gist (
    identity_of("data_version_id", "rate_key") WITH =,
    half_open("legal_from", "legal_to") WITH &&, half_open("published_from", "published_to") WITH &&);

-- One version of each kind is served.
CREATE UNIQUE INDEX "data_version_one_current" ON "data_version" ("kind") WHERE "status" = 'current';

-- Every rate has a citation.
ALTER TABLE "chapter99_rule" ADD CONSTRAINT "chapter99_rule_cited" CHECK (jsonb_typeof("citations") = 'array' AND "citations" <> '[]');
ALTER TABLE "fee" ADD CONSTRAINT "fee_cited" CHECK (jsonb_typeof("citations") = 'array' AND "citations" <> '[]');
ALTER TABLE "fee_exemption" ADD CONSTRAINT "fee_exemption_cited" CHECK (jsonb_typeof("citations") = 'array' AND "citations" <> '[]');
ALTER TABLE "adcvd_rate" ADD CONSTRAINT "adcvd_rate_cited" CHECK (jsonb_typeof("citations") = 'array' AND "citations" <> '[]');
ALTER TABLE "spi_program" ADD CONSTRAINT "spi_program_cited" CHECK (jsonb_typeof("citations") = 'array' AND "citations" <> '[]');

-- Words a column may hold.
ALTER TABLE "data_version" ADD CONSTRAINT "data_version_words" CHECK (
    "kind" IN ('live', 'fixture') AND "status" IN ('loading', 'ready', 'current', 'retired', 'quarantined'));
ALTER TABLE "ingest_run" ADD CONSTRAINT "ingest_run_words" CHECK (
    "status" IN ('running', 'applied', 'unchanged', 'dry_run', 'quarantined', 'failed', 'rolled_back'));
ALTER TABLE "dataset_health" ADD CONSTRAINT "dataset_health_words" CHECK ("health" IN ('healthy', 'stale', 'error', 'unknown'));
ALTER TABLE "chapter99_rule" ADD CONSTRAINT "chapter99_rule_words" CHECK (
    "rate_kind" IN ('additive', 'floor', 'in_lieu', 'exempt', 'quota', 'special')
    AND "source_label" IN ('official', 'derived', 'secondary', 'unverified')
    AND "confidence" IN ('high', 'medium', 'low'));
ALTER TABLE "scope_list" ADD CONSTRAINT "scope_list_words" CHECK ("source_label" IN ('official', 'derived', 'secondary', 'unverified'));
ALTER TABLE "document" ADD CONSTRAINT "document_words" CHECK ("source_label" IN ('official', 'derived', 'secondary', 'unverified'));
ALTER TABLE "adcvd_order" ADD CONSTRAINT "adcvd_order_words" CHECK (
    "order_type" IN ('AD', 'CVD') AND "source_label" IN ('official', 'derived', 'secondary', 'unverified')
    AND "confidence" IN ('high', 'medium', 'low'));
ALTER TABLE "adcvd_rate" ADD CONSTRAINT "adcvd_rate_words" CHECK (
    "rate_unit" IN ('percent', 'usd_per_kg') AND "origin" IN ('original', 'review')
    AND "source_label" IN ('official', 'derived', 'secondary', 'unverified') AND "confidence" IN ('high', 'medium', 'low'));
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_words" CHECK ("mode" IN ('live', 'test'));
ALTER TABLE "idempotency_record" ADD CONSTRAINT "idempotency_record_words" CHECK ("state" IN ('running', 'done'));

-- Shapes: digits of the schedule, printed Chapter 99 headings, case numbers, countries, hashes, bounds.
ALTER TABLE "hts_row" ADD CONSTRAINT "hts_row_shape" CHECK (
    ("hts_number" IS NULL OR "hts_number" ~ '^\d{4}(\d{2}){0,3}$') AND "chapter" ~ '^\d{2}$' AND "indent" >= 0 AND "position" >= 0);
ALTER TABLE "scope_list_entry" ADD CONSTRAINT "scope_list_entry_shape" CHECK ("prefix" ~ '^\d{2,10}$');
ALTER TABLE "pga_flag" ADD CONSTRAINT "pga_flag_shape" CHECK ("prefix" ~ '^\d{2,10}$');
ALTER TABLE "chapter99_heading" ADD CONSTRAINT "chapter99_heading_shape" CHECK ("heading" ~ '^99\d{2}(\.\d{2}){0,3}$');
ALTER TABLE "adcvd_order" ADD CONSTRAINT "adcvd_order_shape" CHECK ("case_number" ~ '^[AC]-\d{3}-\d{3}$');
ALTER TABLE "adcvd_rate" ADD CONSTRAINT "adcvd_rate_shape" CHECK ("case_number" ~ '^[AC]-\d{3}-\d{3}$' AND "rate" >= 0);
ALTER TABLE "country" ADD CONSTRAINT "country_shape" CHECK ("iso2" ~ '^[A-Z]{2}$' AND "rate_column" IN (1, 2));
ALTER TABLE "fee" ADD CONSTRAINT "fee_shape" CHECK (
    ("rate_pct" IS NOT NULL OR "flat_amount" IS NOT NULL) AND ("minimum" IS NULL OR "maximum" IS NULL OR "minimum" <= "maximum"));
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_shape" CHECK ("key_hash" ~ '^[0-9a-f]{64}$' AND "prefix" ~ '^dg_(live|test)_[A-Za-z0-9]{2,8}$');
ALTER TABLE "idempotency_record" ADD CONSTRAINT "idempotency_record_shape" CHECK (
    "idempotency_key_hash" ~ '^[0-9a-f]{64}$' AND "request_fingerprint" ~ '^[0-9a-f]{64}$'
    AND ("state" = 'running' OR ("response_status" IS NOT NULL AND "response_body" IS NOT NULL)));
ALTER TABLE "usage_counter" ADD CONSTRAINT "usage_counter_shape" CHECK (
    "requests" >= 0 AND "errors" >= 0 AND "ai_tokens" >= 0 AND "ai_cost_usd" >= 0);

-- Inexact and text search that is read from the database.
CREATE INDEX "adcvd_company_name_trgm" ON "adcvd_company" USING gin ("name" gin_trgm_ops);
CREATE INDEX "adcvd_order_hts_prefixes" ON "adcvd_order" USING gin ("hts_prefixes");
CREATE INDEX "ruling_text_search" ON "ruling" USING gin (to_tsvector('english', "subject" || ' ' || "text"));
CREATE INDEX "ruling_hts_numbers" ON "ruling" USING gin ("hts_numbers");
CREATE INDEX "adcvd_event_document" ON "adcvd_event" ("data_version_id", "fr_document");
