import type { Writable } from 'node:stream';

const LENGTH_BYTES = 4;

/** Writes a message preceded by its length; the message itself is not copied. */
export function writeFrame(channel: Pick<Writable, 'write'>, payload: Uint8Array): void {
  const length = Buffer.allocUnsafe(LENGTH_BYTES);
  length.writeUInt32BE(payload.length, 0);
  channel.write(length);
  channel.write(payload);
}

export interface FrameHandlers {
  readonly onFrame: (payload: Buffer) => void;
  /** Called when the announced or received bytes exceed the limit. No messages are delivered afterwards. */
  readonly onOverflow: () => void;
}

/** Reassembles messages from the chunks of a channel, up to a number of bytes between two resets. */
export class FrameReader {
  private pieces: Buffer[] = [];
  private held = 0;
  private taken = 0;
  private isOver = false;

  constructor(
    private readonly maxBytes: number,
    private readonly handlers: FrameHandlers,
  ) {}

  /** Restarts the count. */
  reset(): void {
    this.taken = 0;
  }

  push(piece: Buffer): void {
    this.pieces.push(piece);
    this.held += piece.length;
    for (let size = this.announced(); !this.isOver && size !== null; size = this.announced()) {
      if (this.taken + size > this.maxBytes) return this.overflow();
      if (this.held < LENGTH_BYTES + size) return;
      this.take(LENGTH_BYTES);
      this.taken += size;
      this.handlers.onFrame(this.take(size));
    }
  }

  /** The length of the next message; null when it has not arrived yet. */
  private announced(): number | null {
    if (this.held < LENGTH_BYTES) return null;
    if (this.pieces[0]!.length < LENGTH_BYTES) this.pieces = [Buffer.concat(this.pieces)];
    return this.pieces[0]!.readUInt32BE(0);
  }

  private take(count: number): Buffer {
    const parts: Buffer[] = [];
    let left = count;
    while (left > 0) {
      const first = this.pieces[0]!;
      parts.push(first.subarray(0, left));
      if (first.length > left) this.pieces[0] = first.subarray(left);
      else this.pieces.shift();
      left -= Math.min(left, first.length);
    }
    this.held -= count;
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts, count);
  }

  private overflow(): void {
    this.isOver = true;
    this.pieces = [];
    this.handlers.onOverflow();
  }
}
