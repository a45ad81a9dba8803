import { describe, expect, it } from '@jest/globals';
import { mintApiKey } from '../../src/accounts/api-key.js';
import { parseSettings } from '../../src/server/settings.js';

describe('settings', () => {
  it('have a default each', () => {
    expect(parseSettings({ PATH: '/bin', PORT: '' })).toEqual({
      ok: true,
      value: {
        port: 4000,
        host: '127.0.0.1',
        workers: 1,
        metricsPort: null,
        healthPort: null,
        entryDataKey: null,
        healthHost: '127.0.0.1',
        healthStuckSeconds: 30,
        metricsHost: '127.0.0.1',
        databaseUrl: null,
        dataDir: '.data',
        redisUrl: null,
        bootstrapKeys: [],
        rateLimitPerMinute: 600,
        rateLimitHeavyPerMinute: 60,
        sendsTraces: false,
        followsSources: true,
        ingestMirror: null,
        webhookUrls: [],
        webhookSecret: null,
        lawUpdateUrl: null,
        lawUpdateKey: null,
        persistedDocuments: null,
        logLevel: 'info',
        clock: null,
        corsOrigins: [],
        trustedProxies: 0,
        publicUrl: null,
        oauth: null,
        llm: null,
      },
    });
  });

  it('are read', () => {
    const token = mintApiKey('live');
    const parsed = parseSettings({
      PORT: '0',
      WORKERS: '4',
      METRICS_PORT: '9464',
      HEALTH_PORT: '4001',
      HEALTH_STUCK_SECONDS: '5',
      DATABASE_URL: 'postgresql://user:secret@db/dutygraph',
      REDIS_URL: 'rediss://cache:6379',
      BOOTSTRAP_API_KEYS: `${token}:beta:acme`,
      CLOCK: '2026-09-15T12:00:00Z',
      CORS_ORIGINS: 'https://app.example, https://other.example:8443',
      TRUSTED_PROXIES: '2',
      PUBLIC_URL: 'https://duty.example',
    });
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        port: 0,
        workers: 4,
        metricsPort: 9464,
        healthPort: 4001,
        healthStuckSeconds: 5,
        metricsHost: '127.0.0.1',
        bootstrapKeys: [{ token, betaEntitled: true, accountName: 'acme' }],
        clock: new Date('2026-09-15T12:00:00Z'),
        corsOrigins: ['https://app.example', 'https://other.example:8443'],
        trustedProxies: 2,
        publicUrl: 'https://duty.example',
      },
    });
  });

  it('name an authorization server, with what tokens are issued for', () => {
    const set = { PUBLIC_URL: 'https://duty.example', OAUTH_ISSUER: 'https://login.example/tenant' };
    const oauth = {
      issuer: 'https://login.example/tenant',
      audience: 'https://duty.example/v1/mcp',
      jwksUrl: null,
      publicUrl: 'https://duty.example',
    };
    expect(parseSettings(set)).toMatchObject({ ok: true, value: { oauth } });
    const named = { ...set, OAUTH_AUDIENCE: 'duty', OAUTH_JWKS_URL: 'https://login.example/keys' };
    expect(parseSettings(named)).toMatchObject({
      value: { oauth: { audience: 'duty', jwksUrl: 'https://login.example/keys' } },
    });
  });

  it('send traces where a collector is named, unless that is turned off', () => {
    const set = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(parseSettings(set)).toMatchObject({ value: { sendsTraces: true } });
    expect(parseSettings({ ...set, OTEL_SDK_DISABLED: 'True' })).toMatchObject({
      value: { sendsTraces: false },
    });
  });

  it('name a language model, with the address of its provider', () => {
    const set = {
      LLM_PROVIDER: 'anthropic',
      LLM_API_KEY: 'key',
      LLM_MODEL: 'model',
      LLM_INPUT_USD_PER_MILLION: '2.5',
    };
    const llm = {
      provider: 'anthropic',
      apiKey: 'key',
      baseUrl: 'https://api.anthropic.com',
      inputPrice: 2.5,
    };
    expect(parseSettings(set)).toMatchObject({ ok: true, value: { llm: { ...llm, outputPrice: null } } });
    const near = { ...set, LLM_BASE_URL: 'http://127.0.0.1:8080' };
    expect(parseSettings(near)).toMatchObject({ value: { llm: { baseUrl: 'http://127.0.0.1:8080' } } });
  });

  it.each([
    [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'x' }, 'LLM_PROVIDER="openai": set LLM_API_KEY as well'],
    [{ LLM_PROVIDER: 'openai', LLM_API_KEY: 'secret' }, 'LLM_PROVIDER="openai": set LLM_MODEL as well'],
    [
      { OAUTH_ISSUER: 'https://login.example' },
      'OAUTH_ISSUER="https://login.example": set PUBLIC_URL as well',
    ],
    [
      { OAUTH_ISSUER: 'http://login.example' },
      'OAUTH_ISSUER="http://login.example": give an address beginning with https://',
    ],
    [{ WORKERS: '2' }, 'WORKERS="2": set DATABASE_URL as well: the embedded database belongs to one process'],
    [{ WORKERS: '0' }, 'WORKERS="0": give a number from 1 to 64'],
    [{ PORT: '70000' }, 'PORT="70000": give a number from 0 to 65535'],
    [{ PORT: '4e3' }, 'PORT="4e3": write a whole number'],
    [{ RATE_LIMIT_PER_MINUTE: '0' }, 'RATE_LIMIT_PER_MINUTE="0": give a number from 1 to 1000000'],
    [{ CLOCK: 'yesterday' }, 'CLOCK="yesterday": write an instant, for example 2026-09-15T12:00:00Z'],
    [{ CORS_ORIGINS: 'https://app.example/path' }, 'CORS_ORIGINS="https://app.example/path": write origins'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS="*": write origins'],
    [
      { DATABASE_URL: 'mysql://user:secret@db/x' },
      'DATABASE_URL: give an address beginning with postgres://',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'secret:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT: give an address beginning with http:// or https://',
    ],
    ...['LAW_UPDATE_URL', 'INGEST_MIRROR', 'WEBHOOK_URLS', 'OAUTH_JWKS_URL'].map(
      (name) =>
        [
          { [name]: 'https://user:secret@law.example/', WEBHOOK_SECRET: 'x'.repeat(24) },
          `${name}: leave the name and the password out of the address`,
        ] as const,
    ),
    [{ WEBHOOK_URLS: 'law.example' }, 'WEBHOOK_URLS: give an address beginning with http:// or https://'],
    [{ REDIS_URL: 'secret' }, 'REDIS_URL: give an address beginning with redis://'],
    [{ BOOTSTRAP_API_KEYS: 'secret' }, 'BOOTSTRAP_API_KEYS, entry 1'],
  ])('%j stops the start', (variables, message) => {
    const parsed = parseSettings(variables);
    expect(parsed).toMatchObject({ ok: false, message: expect.stringContaining(message) });
    expect(JSON.stringify(parsed)).not.toContain('secret');
  });

  it('a bad log level names those there are', () => {
    expect(parseSettings({ LOG_LEVEL: 'loud' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('"debug"'),
    });
  });

  it('every bad value is named', () => {
    const parsed = parseSettings({ PORT: 'x', LOG_LEVEL: 'x' });
    expect(parsed).toMatchObject({ ok: false, message: expect.stringMatching(/PORT=.*\nLOG_LEVEL=/) });
  });

  it.each([
    [{}, true],
    [{ INGEST_SCHEDULE: 'off' }, false],
    [{ CLOCK: '2026-09-15T12:00:00Z' }, false],
    [{ CLOCK: '2026-09-15T12:00:00Z', INGEST_SCHEDULE: 'on' }, true],
  ])('follow the sources of law unless that is off or the clock is fixed: %o', (set, followsSources) =>
    expect(parseSettings(set)).toMatchObject({ ok: true, value: { followsSources } }),
  );
});
