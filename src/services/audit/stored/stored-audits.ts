import { randomUUID } from 'node:crypto';
import { readKept, type KeptEntry } from '../../../audit/kept-entry.js';
import { refuseUnknownField } from '../../../audit/read/map-columns.js';
import type { KeyMode } from '../../../accounts/api-key.js';
import type { AuditTable } from '../../../store/audits/audit-table.js';
import { Problem } from '../../../terms/errors.js';
import type { ServiceContext } from '../../service-context.js';
import { listProofs } from '../prove-article.js';
import { mediaTypeOf } from './media-type.js';
import type { AuditJob } from './audit-runner.js';
import type { AuditFile, AuditRepository, AuditUpload } from './audit-repository.js';
import {
  splitEntryLines,
  type OutlinedFinding,
  type SliceOutline,
  type StoredAudit,
  type StoredHead,
} from './stored-head.js';

export interface StoredAuditsParts {
  readonly table: AuditTable<StoredHead>;
  readonly send: (job: AuditJob) => Promise<void>;
  readonly now: () => Date;
  /** The law that an audit was made by. Null: this process has it no longer. */
  readonly contextOf: (audit: StoredAudit) => ServiceContext | null;
  /** Turns a failure of the database into an answer. */
  readonly reach: <T>(answer: Promise<T>) => Promise<T>;
}

/** Who asks: what one account keeps is not found by another. */
export interface AuditOwner {
  readonly accountId: string;
  readonly mode: KeyMode;
}

/** Days after which a stored audit is deleted. */
const KEPT_DAYS = 30;
const [MAX_KEPT, MAX_UNDER_WAY] = [50, 3];
const DAY_MS = 86_400_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The stored audits of one account. */
export class StoredAudits implements AuditRepository {
  constructor(
    private readonly owner: AuditOwner,
    private readonly parts: StoredAuditsParts,
  ) {}

  /** The clock of the service. */
  now(): Date {
    return this.parts.now();
  }

  /** Keeps the file and orders its audit. Throws `rate-limited` where the account keeps too many. */
  start(upload: AuditUpload, dataVersion: string): Promise<StoredAudit> {
    return this.parts.reach(this.add(upload, dataVersion));
  }

  private async add({ bytes, ...upload }: AuditUpload, dataVersion: string): Promise<StoredAudit> {
    const { table, send, now } = this.parts;
    const { accountId, mode } = this.owner;
    Object.keys(upload.columns).forEach(refuseUnknownField);
    refuseTooMany(await table.count(accountId, now()));
    const id = randomUUID();
    const createdAt = now();
    const head: StoredHead = {
      ...upload,
      bytes: bytes.length,
      mode,
      reports: [],
      refusal: null,
      totals: null,
      notes: [],
      files: [],
    };
    const expiresAt = new Date(createdAt.getTime() + KEPT_DAYS * DAY_MS);
    await table.add({ id, accountId, head, upload: bytes, dataVersion, createdAt, expiresAt });
    await send({ step: 'read', id });
    return {
      id,
      accountId,
      status: 'queued',
      head,
      dataVersion,
      records: 0,
      recordsDone: 0,
      createdAt,
      startedAt: null,
      finishedAt: null,
      expiresAt,
    };
  }

  /** The newest first. */
  list(): Promise<readonly StoredAudit[]> {
    return this.parts.reach(this.parts.table.list(this.owner.accountId, this.parts.now()));
  }

  /** Null: the account keeps none of this id. */
  async find(id: string): Promise<StoredAudit | null> {
    if (!UUID.test(id)) return null;
    return this.parts.reach(this.parts.table.find(id, this.parts.now(), this.owner.accountId));
  }

  /** Every finding so far, by entry date and entry. */
  listFindings({ id }: StoredAudit): Promise<readonly OutlinedFinding[]> {
    return this.parts.reach(
      this.readOutlines(id).then((outlines) => outlines.flatMap(({ outline }) => outline.findings)),
    );
  }

  /** Null: the audit has no such entry, or it is not audited yet. */
  findEntry({ id }: StoredAudit, number: string): Promise<KeptEntry | null> {
    return this.parts.reach(this.readEntry(id, number));
  }

  private async readEntry(id: string, number: string): Promise<KeptEntry | null> {
    const wanted = number.replaceAll('-', '').toUpperCase();
    const outlines = await this.readOutlines(id);
    const slice = outlines.find(({ outline }) => outline.entries.includes(wanted));
    if (slice === undefined) return null;
    const lines = splitEntryLines(await this.parts.table.readPart(id, 'entries', slice.place));
    const line = lines[slice.outline.entries.indexOf(wanted)];
    return line === undefined ? null : readKept<KeptEntry>(line);
  }

  /** An output by its name, or the proof of a line, which is computed again. Null: there is none. */
  async readFile(audit: StoredAudit, name: string): Promise<AuditFile | null> {
    if (name.startsWith(PROOF)) return this.proveLine(audit, name);
    const place = audit.head.files.findIndex((file) => file.name === name);
    if (place < 0) return null;
    const content = await this.parts.reach(this.parts.table.readPart(audit.id, 'file', place));
    return content === null ? null : { name, mediaType: mediaTypeOf(name), content };
  }

  private async proveLine(audit: StoredAudit, name: string): Promise<AuditFile | null> {
    const context = this.parts.contextOf(audit);
    if (context === null) return null;
    const entry = await this.findEntry(audit, name.slice(PROOF.length).split('-')[0]!);
    if (entry === null) return null;
    const path = name.replace(PROOF, 'proofs/');
    for (const proof of listProofs({ ...entry, hasProofs: true }, context))
      if (proof.path === path)
        return { name, mediaType: mediaTypeOf(name), content: Buffer.from(proof.text) };
    return null;
  }

  /** Ends and deletes it with everything of it; false where there is none. */
  async remove(id: string): Promise<boolean> {
    if (!UUID.test(id)) return false;
    return this.parts.reach(this.parts.table.remove(id, this.owner.accountId));
  }

  private async readOutlines(id: string): Promise<readonly { place: number; outline: SliceOutline }[]> {
    const { table } = this.parts;
    const places = await table.listPlaces(id, 'outline');
    return Promise.all(
      places.map(async (place) => {
        const content = await table.readPart(id, 'outline', place);
        return { place, outline: readKept<SliceOutline>(content?.toString('utf8') ?? EMPTY) };
      }),
    );
  }
}

/** What names of proofs begin with; in the folder of an audit they are in one of their own. */
export const PROOF = 'proof-';
const EMPTY = '{"entries":[],"findings":[]}';

function refuseTooMany({ kept, underWay }: { readonly kept: number; readonly underWay: number }): void {
  if (underWay >= MAX_UNDER_WAY)
    throw new Problem(
      'rate-limited',
      `${underWay} audits of this account are under way: wait for one, or delete one`,
    ).withHeaders({ 'Retry-After': '30' });
  if (kept >= MAX_KEPT)
    throw new Problem(
      'rate-limited',
      `${kept} audits of this account are kept: delete one that is not needed`,
    ).withHeaders({ 'Retry-After': '3600' });
}
