import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatsbyNode } from 'gatsby';

/** Where the browser hears of faults (src/browser/contentFaults.ts). */
const ADDRESS = '/__content-faults';

/** Gatsby's server, as far as it is asked here. */
interface App {
  readonly get: (
    address: string,
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ) => void;
}

const listeners = new Set<ServerResponse>();
let faults: readonly string[] = [];

/** As server-sent events: a list each time, empty when all is well. */
const send = (response: ServerResponse): void =>
  void response.write(`data: ${JSON.stringify(faults)}\n\n`);

/** Tells every open page what the content check says now, each fault as one line. */
export function showFaults(lines: readonly string[]): void {
  if (lines.join('\n') === faults.join('\n')) return;
  faults = lines;
  listeners.forEach(send);
}

/** `gatsby develop` answers pages that want to know. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (api) => {
  const { app } = api as unknown as { readonly app: App };
  app.get(ADDRESS, (_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // Gatsby compresses what it may change, and holds it back meanwhile.
      'Cache-Control': 'no-store, no-transform',
    });
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    send(response);
  });
};
