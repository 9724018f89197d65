import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, createBrotliCompress } from 'node:zlib';

export interface Proxy {
  readonly url: string;
  readonly stop: () => void;
}

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/;

const acceptsBrotli = ({ headers }: IncomingMessage): boolean =>
  /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));

const isCompressed = (incoming: IncomingMessage, answer: IncomingMessage): boolean =>
  incoming.method === 'GET' &&
  answer.statusCode !== 304 &&
  acceptsBrotli(incoming) &&
  COMPRESSED.test(answer.headers['content-type'] ?? '');

function reply(incoming: IncomingMessage, answer: IncomingMessage, outgoing: ServerResponse): void {
  const status = answer.statusCode ?? 502;
  const headers = { ...answer.headers };
  // The platform ends each connection; the real host keeps it, and so does this one.
  delete headers.connection;
  if (!isCompressed(incoming, answer)) {
    answer.pipe(outgoing.writeHead(status, headers));
    return;
  }
  delete headers['content-length'];
  outgoing.writeHead(status, { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' });
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  answer.pipe(createBrotliCompress({ params: quality })).pipe(outgoing);
}

/**
 * Stands before the local platform and compresses what it answers. Netlify's network does that;
 * its local platform sends everything as it is, so that a measured page would seem four times as
 * heavy as the one that a visitor gets.
 */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port, host } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
    const { url: path, method } = incoming;
    const passed = request({ hostname, port, path, method, headers }, (answer) =>
      reply(incoming, answer, outgoing),
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
