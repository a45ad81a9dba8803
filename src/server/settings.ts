import * as z from 'zod';
import { DEFAULT_RATE_BUDGET } from '../accounts/rate-limiter.js';
import { RESOURCE_PATH } from './protected-resource.js';
import { accept, quoteInput, refuse, type Parsed } from '../terms/result.js';
import {
  wholeNumber,
  address,
  instant,
  origins,
  configuredKeys,
  secureAddress,
  price,
  hexKey,
  webAddress,
  webhookUrls,
} from './setting-values.js';

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  WORKERS: wholeNumber(1, 64).default(1),
  METRICS_PORT: wholeNumber(0, 65_535).nullable().default(null),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  HEALTH_PORT: wholeNumber(0, 65_535).nullable().default(null),
  HEALTH_HOST: z.string().min(1).default('127.0.0.1'),
  HEALTH_STUCK_SECONDS: wholeNumber(2, 3_600).default(30),
  DATABASE_URL: address(['postgres:', 'postgresql:']).nullable().default(null),
  DATA_DIR: z.string().min(1).default('.data'),
  ENTRY_DATA_KEY: hexKey.nullable().default(null),
  REDIS_URL: address(['redis:', 'rediss:']).nullable().default(null),
  BOOTSTRAP_API_KEYS: configuredKeys.default([]),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(DEFAULT_RATE_BUDGET.read),
  RATE_LIMIT_HEAVY_PER_MINUTE: wholeNumber(1, 1_000_000).default(DEFAULT_RATE_BUDGET.heavy),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:']).nullable().default(null),
  OTEL_SDK_DISABLED: z.string().default('false'),
  CLOCK: instant.nullable().default(null),
  INGEST_SCHEDULE: z.enum(['on', 'off']).nullable().default(null),
  INGEST_MIRROR: webAddress.nullable().default(null),
  LAW_UPDATE_URL: webAddress.nullable().default(null),
  WEBHOOK_URLS: webhookUrls.default([]),
  WEBHOOK_SECRET: z.string().min(24, 'use at least 24 characters').max(200).nullable().default(null),
  LAW_UPDATE_KEY: z.string().min(1).nullable().default(null),
  PERSISTED_DOCUMENTS: z.string().min(1).nullable().default(null),
  CORS_ORIGINS: origins.default([]),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  PUBLIC_URL: webAddress.nullable().default(null),
  OAUTH_ISSUER: secureAddress.nullable().default(null),
  OAUTH_AUDIENCE: z.string().min(1).nullable().default(null),
  OAUTH_JWKS_URL: secureAddress.nullable().default(null),
  LLM_PROVIDER: z.enum(['openai', 'anthropic']).nullable().default(null),
  LLM_API_KEY: z.string().min(1).max(500).nullable().default(null),
  LLM_BASE_URL: secureAddress.nullable().default(null),
  LLM_MODEL: z.string().min(1).max(200).nullable().default(null),
  LLM_TIMEOUT_MS: wholeNumber(100, 60_000).default(8_000),
  LLM_INPUT_USD_PER_MILLION: price.nullable().default(null),
  LLM_OUTPUT_USD_PER_MILLION: price.nullable().default(null),
});

const environment = variables.superRefine((read, context) => {
  if (read.WORKERS > 1 && read.DATABASE_URL === null) {
    const message = 'set DATABASE_URL as well: the embedded database belongs to one process';
    context.addIssue({ code: 'custom', path: ['WORKERS'], message });
  }
  if (read.OAUTH_ISSUER !== null && read.PUBLIC_URL === null) {
    const message = 'set PUBLIC_URL as well: it names the resource that tokens are issued for';
    context.addIssue({ code: 'custom', path: ['OAUTH_ISSUER'], message });
  }
  if (read.WEBHOOK_URLS.length > 0 && read.WEBHOOK_SECRET === null) {
    const message = 'set WEBHOOK_SECRET as well: messages are signed with it';
    context.addIssue({ code: 'custom', path: ['WEBHOOK_URLS'], message });
  }
  if (read.LLM_PROVIDER === null) return;
  for (const name of ['LLM_API_KEY', 'LLM_MODEL'] as const) {
    if (read[name] !== null) continue;
    const message = `set ${name} as well: the provider asks for it`;
    context.addIssue({ code: 'custom', path: ['LLM_PROVIDER'], message });
  }
});

/** Values that may hold secrets are not repeated in messages. */
const SECRET = new Set([
  'BOOTSTRAP_API_KEYS',
  'DATABASE_URL',
  'ENTRY_DATA_KEY',
  'REDIS_URL',
  'WEBHOOK_SECRET',
  'WEBHOOK_URLS',
  'LLM_API_KEY',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]);

function isSecret(name: string, value: string): boolean {
  return SECRET.has(name) || (URL.canParse(value) && new URL(value).password !== '');
}

/** Reads the environment. An empty variable counts as not set; the refusal names every variable that is wrong. */
export function parseSettings(set: Readonly<Record<string, string | undefined>>): Parsed<Settings> {
  const given = Object.fromEntries(
    Object.entries(set).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (parsed.success) return accept(toSettings(parsed.data));
  const complaints = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const value = given[name] ?? '';
    return isSecret(name, value) ? `${name}: ${message}` : `${name}=${quoteInput(value)}: ${message}`;
  });
  return refuse(complaints.join('\n'));
}

/** The environment of the server, read once. Null: not set. */
export type Settings = Readonly<ReturnType<typeof toSettings>>;

function toSettings(read: z.output<typeof environment>) {
  return {
    port: read.PORT,
    host: read.HOST,
    /** Processes that share the port; 1: this one answers itself. */
    workers: read.WORKERS,
    /** Null: no metrics are served. */
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    /** Where another thread answers for the health of the process; null: nowhere. */
    healthPort: read.HEALTH_PORT,
    healthHost: read.HEALTH_HOST,
    /** From here on an event loop that does not turn is stuck, not busy. */
    healthStuckSeconds: read.HEALTH_STUCK_SECONDS,
    /** Null: the embedded database in `dataDir`. */
    databaseUrl: read.DATABASE_URL,
    dataDir: read.DATA_DIR,
    /** Seals stored audits; null: the key of the embedded database, or none. */
    entryDataKey: read.ENTRY_DATA_KEY,
    /** Null: each process limits for itself. */
    redisUrl: read.REDIS_URL,
    bootstrapKeys: read.BOOTSTRAP_API_KEYS,
    rateLimitPerMinute: read.RATE_LIMIT_PER_MINUTE,
    rateLimitHeavyPerMinute: read.RATE_LIMIT_HEAVY_PER_MINUTE,
    /** Where the OTEL_ variables of OpenTelemetry name a collector. */
    sendsTraces: read.OTEL_EXPORTER_OTLP_ENDPOINT !== null && read.OTEL_SDK_DISABLED.toLowerCase() !== 'true',
    // Publications have dates: under a fixed clock nothing is followed unless it is asked for.
    /** True: the official sources of law are followed. */
    followsSources: (read.INGEST_SCHEDULE ?? (read.CLOCK === null ? 'on' : 'off')) === 'on',
    /** Base address of a mirror of the sources; null: the official addresses. */
    ingestMirror: read.INGEST_MIRROR,
    /** Where signed updates of the law are looked for; null: nowhere. */
    lawUpdateUrl: read.LAW_UPDATE_URL,
    /** Addresses that are told of changes of the law. */
    webhookUrls: read.WEBHOOK_URLS,
    /** What those messages are signed with; null: there are none. */
    webhookSecret: read.WEBHOOK_SECRET,
    /** File of the public key that updates of the law are signed with; null: the bundled one, if any. */
    lawUpdateKey: read.LAW_UPDATE_KEY,
    /** File of documents that clients name by their hash; null: none beside the stored ones. */
    persistedDocuments: read.PERSISTED_DOCUMENTS,
    logLevel: read.LOG_LEVEL,
    /** A fixed instant instead of the clock. */
    clock: read.CLOCK,
    /** Origins whose pages may read answers. */
    corsOrigins: read.CORS_ORIGINS,
    /** Proxies in front that write X-Forwarded-For. */
    trustedProxies: read.TRUSTED_PROXIES,
    /** Address under which clients reach the server; null: only its own is known. */
    publicUrl: read.PUBLIC_URL,
    /** The authorization server whose access tokens the agent interface takes; null: API keys only. */
    oauth: toOAuthSettings(read),
    /** The language model that may order the candidates of a classification; null: none. */
    llm: toLlmSettings(read),
  };
}

function toOAuthSettings(read: z.output<typeof environment>) {
  const { OAUTH_ISSUER: issuer, PUBLIC_URL: publicUrl } = read;
  if (issuer === null || publicUrl === null) return null;
  const audience = read.OAUTH_AUDIENCE ?? new URL(RESOURCE_PATH, publicUrl).href;
  return {
    issuer,
    /** What tokens have to be issued for. */
    audience,
    /** Where the keys of the issuer are; null: its metadata says so. */
    jwksUrl: read.OAUTH_JWKS_URL,
    publicUrl,
  };
}

const LLM_ADDRESSES = { openai: 'https://api.openai.com', anthropic: 'https://api.anthropic.com' } as const;

function toLlmSettings(read: z.output<typeof environment>) {
  const { LLM_PROVIDER: provider, LLM_API_KEY: apiKey, LLM_MODEL: model } = read;
  if (!provider || !apiKey || !model) return null;
  return {
    /** Which form of request the endpoint takes. */
    provider,
    apiKey,
    /** Address that the path of the form is added to. */
    baseUrl: read.LLM_BASE_URL ?? LLM_ADDRESSES[provider],
    model,
    timeoutMs: read.LLM_TIMEOUT_MS,
    /** USD for a million tokens; null: spend is not known. */
    inputPrice: read.LLM_INPUT_USD_PER_MILLION,
    outputPrice: read.LLM_OUTPUT_USD_PER_MILLION,
  };
}
