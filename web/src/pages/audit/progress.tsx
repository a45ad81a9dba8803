import type { AuditProgressFragment } from '../../generated/operations.js';

/** Whether the service is still at work on it. */
export function isUnderWay({ status }: Pick<AuditProgressFragment, 'status'>): boolean {
  return status !== 'done' && status !== 'failed';
}

const COUNT = new Intl.NumberFormat('en-US');

/** How far an audit is, in words. */
export function describeStatus({ status, records, recordsDone, secondsLeft }: AuditProgressFragment): string {
  switch (status) {
    case 'queued':
      return 'The file is being read';
    case 'auditing':
      return [
        `${COUNT.format(recordsDone)} of ${COUNT.format(records ?? 0)} tariff numbers`,
        ...(secondsLeft === null ? [] : [`about ${describeSeconds(secondsLeft)} left`]),
      ].join(', ');
    case 'writing':
      return 'The reports are being written';
    case 'done':
      return 'Done';
    case 'failed':
      return 'It could not be made';
  }
}

function describeSeconds(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** A bar beside the words. */
export function Progress({ audit }: { readonly audit: AuditProgressFragment }) {
  const { status, records, recordsDone } = audit;
  return (
    <div class="progress" role="status">
      <progress
        aria-label="Audited"
        max={records ?? 1}
        {...(status === 'queued' ? {} : { value: status === 'auditing' ? recordsDone : (records ?? 1) })}
      />
      <span>{describeStatus(audit)}</span>
    </div>
  );
}

/** Bytes for people. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(0)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
