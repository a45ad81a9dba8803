import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';
import { parseSettings } from '../../src/server/settings.js';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

const KINDS = { Deployment, Job, PodDisruptionBudget, Service };

interface Manifest {
  readonly apiVersion: string;
  readonly kind: keyof typeof KINDS;
  readonly metadata: { readonly name: string };
  readonly spec: { readonly selector?: unknown; readonly template?: Template };
}

interface Template {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly securityContext: object;
    readonly volumes: readonly { readonly name: string }[];
    readonly containers: readonly Container[];
  };
}

interface Container {
  readonly command?: readonly string[];
  readonly image: string;
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: object;
  readonly resources: { readonly limits: { readonly memory: string } };
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly [probe: `${string}Probe`]: { readonly httpGet: { readonly path: string; readonly port: string } };
}

const documents = parseAllDocuments(read('docs/kubernetes.yaml'));
const manifests = documents.map((document) => document.toJS() as Manifest);
const templates = manifests.flatMap(({ spec }) => (spec.template ? [spec.template] : []));
const containers = templates.flatMap(({ spec }) => spec.containers);
const api = containers.find(({ ports }) => ports !== undefined)!;

describe('the Kubernetes manifests', () => {
  it.each(manifests.map((one) => [one.kind, one] as const))('%s fits its schema', (kind, manifest) => {
    const made = new KINDS[kind](manifest as never);
    expect(() => made.validate()).not.toThrow();
    expect(made.apiVersion).toBe(manifest.apiVersion);
    const broken = structuredClone(manifest) as { spec: unknown };
    broken.spec = { replicas: 'two', backoffLimit: 'no', ports: 'all', minAvailable: [] };
    expect(() => new KINDS[kind](broken as never).validate()).toThrow();
  });

  it('are whole documents of YAML, each without a name of another', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    expect(manifests.map(({ kind }) => kind)).toEqual([
      'Job',
      'Deployment',
      'Service',
      'PodDisruptionBudget',
    ]);
  });

  it('run what the image has, as its user, with a file system that is only read', () => {
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    for (const container of containers) {
      expect(container.image).toBe(`dutygraph:${version}`);
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
      expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
    }
    expect(read('Dockerfile')).toMatch(/^USER node$/m);
    for (const { spec } of templates)
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 });
    expect(containers[0]!.command?.[1]).toBe('dist/src/cli/migrate.js');
  });

  it('set what the service reads, and give more memory than its heap may take', () => {
    const given = Object.fromEntries(api.env!.map(({ name, value }) => [name, value]));
    const settings = parseSettings({ ...given, PORT: '4000' });
    expect(settings).toMatchObject({
      ok: true,
      value: {
        healthPort: 4001,
        healthHost: '0.0.0.0',
        metricsPort: 9464,
        trustedProxies: 1,
        followsSources: true,
      },
    });
    const documented = read('docs/configuration.md');
    const secrets = ['DATABASE_URL', 'REDIS_URL', 'BOOTSTRAP_API_KEYS', 'ENTRY_DATA_KEY'];
    for (const name of [...Object.keys(given), ...secrets]) expect(documented).toContain(`\`${name}\``);
    const [, heap] = /--max-old-space-size=(\d+)/.exec(read('Dockerfile'))!;
    expect(api.resources.limits.memory).toBe('2Gi');
    expect(Number(heap)).toBeLessThan(2048);
  });

  it('ask for the health of the ports that are served', () => {
    const ports = Object.fromEntries(api.ports!.map(({ name, containerPort }) => [name, containerPort]));
    expect(ports).toEqual({ http: 4000, health: 4001, metrics: 9464 });
    expect(api.readinessProbe!.httpGet).toEqual({ path: '/readyz', port: 'http' });
    expect(api.startupProbe!.httpGet).toEqual({ path: '/readyz', port: 'http' });
    expect(api.livenessProbe!.httpGet).toEqual({ path: '/healthz', port: 'health' });
  });
});
