import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

type LinkState = 'open' | 'frozen';

/** Stands between a process and what it connects to, and does to the connections what networks do. */
export class TcpProxy {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private readonly lost: (readonly [Socket, Socket])[] = [];
  private state: LinkState = 'open';
  private delayMs = 0;
  private server: Server | null = null;
  private port = 0;

  constructor(private readonly target: { readonly host: string; readonly port: number }) {}

  static async to(url: string): Promise<TcpProxy> {
    const { hostname, port } = new URL(url);
    const proxy = new TcpProxy({ host: hostname, port: Number(port) });
    await proxy.restore();
    return proxy;
  }

  /** The address with the proxy in the place of the target. */
  through(url: string): string {
    const own = new URL(url);
    own.hostname = '127.0.0.1';
    own.port = String(this.port);
    return own.href;
  }

  /** Connections are refused, those there are reset: the target is down. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server === null) return;
    const closed = new Promise((resolve) => server.close(resolve));
    this.endAll();
    await closed;
  }

  /** Connections stand and are taken, and no byte passes. */
  freeze(): void {
    this.state = 'frozen';
    for (const pair of this.pairs) pair.forEach((socket) => socket.pause());
  }

  /** Every piece passes this much later. */
  slow(milliseconds: number): void {
    this.delayMs = milliseconds;
  }

  /** As at the beginning. A frozen connection is never heard of again, as behind a firewall that has forgotten it. */
  async restore(): Promise<void> {
    this.delayMs = 0;
    if (this.state === 'frozen') {
      this.lost.push(...this.pairs);
      this.pairs.clear();
    }
    this.state = 'open';
    if (this.server !== null) return;
    const server = createServer((client) => this.take(client));
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port: this.port, host: '127.0.0.1' }, resolve);
    });
    this.port = (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const pair of this.lost) pair.forEach((socket) => socket.destroy());
    await this.cut();
  }

  private take(client: Socket): void {
    const target = connect(this.target);
    const pair = [client, target] as const;
    this.pairs.add(pair);
    this.pass(client, target);
    this.pass(target, client);
    if (this.state === 'frozen') pair.forEach((socket) => socket.pause());
  }

  private pass(from: Socket, to: Socket): void {
    from.setNoDelay(true);
    from.on('data', (bytes: Buffer) => {
      if (this.delayMs === 0) to.write(bytes);
      else setTimeout(() => to.write(bytes), this.delayMs);
    });
    const end = (): void => void to.destroy();
    from.on('error', end);
    from.on('close', end);
  }

  private endAll(): void {
    for (const pair of this.pairs) pair.forEach((socket) => socket.resetAndDestroy());
    this.pairs.clear();
  }
}
