import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the service treats a submission. */
export type Behavior =
  | 'takes'
  | 'isBusy'
  | 'fails'
  /** Answers after longer than anybody waits. */
  | 'isSlow'
  /** Ends the connection before it takes anything. */
  | 'hangsUp'
  /** Takes it, and ends the connection before it answers. */
  | 'losesItsAnswer'
  /** Refuses it with these errors: `[errorType, message]`. */
  | readonly (readonly [errorType: string, message: string])[];

export interface Taken {
  readonly portal: string;
  readonly form: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly context: { readonly hutk?: string; readonly pageUri: string; readonly pageName: string };
}

export interface FormService {
  readonly baseUrl: string;
  /** What it took, in order. */
  readonly taken: readonly Taken[];
  /** How many requests came, taken or not. */
  readonly asked: number;
  behavior: Behavior;
  /** Forgets what it took. */
  readonly reset: (behavior?: Behavior) => void;
  readonly stop: () => Promise<void>;
}

const PATH = /^\/submissions\/v3\/integration\/submit\/([^/]+)\/([0-9a-f-]{36})$/;

/** The marketing-form service on loopback: it speaks the protocol and keeps what it took. */
export async function startFormService(port = 0): Promise<FormService> {
  let taken: Taken[] = [];
  let asked = 0;
  const sockets = new Set<Socket>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { behavior } = service;
    const body = await text(request);
    // Browsers of any site may post to it, after asking.
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    asked += 1;
    const reply = (status: number, value: object = {}): void => {
      response.writeHead(status, { ...cors, 'Content-Type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    const [, portal, form] = PATH.exec(request.url ?? '') ?? [];
    if (request.method !== 'POST' || !portal || !form) return reply(404);
    if (behavior === 'hangsUp') return void request.socket.destroy();
    if (behavior === 'isSlow') return;
    if (behavior === 'isBusy') return reply(429, { status: 'error', policyName: 'TEN_SECONDLY' });
    if (behavior === 'fails') return reply(500);
    if (typeof behavior === 'object') {
      const errors = behavior.map(([errorType, message]) => ({ errorType, message }));
      return reply(400, { status: 'error', message: 'Invalid', correlationId: 'c-1', errors });
    }
    const { fields, context } = JSON.parse(body) as {
      fields: { name: string; value: string }[];
      context: Taken['context'];
    };
    const named = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    taken.push({ portal, form, fields: named, context });
    if (behavior === 'losesItsAnswer') return void request.socket.destroy();
    reply(200, { inlineMessage: 'Thanks' });
  }

  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const service: FormService = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behavior: 'takes',
    get taken() {
      return taken;
    },
    get asked() {
      return asked;
    },
    reset(behavior = 'takes') {
      taken = [];
      asked = 0;
      service.behavior = behavior;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}
