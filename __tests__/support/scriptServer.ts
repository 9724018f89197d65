import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptServer {
  readonly origin: string;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
  readonly stop: () => Promise<unknown>;
}

/** Scripts of outside services on loopback: each sets a cookie named after its path, as they do. */
export async function startScripts(): Promise<ScriptServer> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const name = new URL(url, 'http://localhost').searchParams.get('sets') ?? '';
    response.writeHead(200, {
      'Content-Type': 'text/javascript',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.end(name ? `document.cookie = ${JSON.stringify(`${name}=1; path=/`)};` : '');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
