import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A server that fails as Netlify's local one does, and says at which port it is. */
const SERVER = `
  const http = require('node:http');
  const server = http.createServer(async (request, response) => {
    await null;
    if (request.url === '/fails') throw new URIError('URI malformed');
    if (request.url === '/fails-later') return setTimeout(() => new URL('http://' + request.headers.host));
    response.end('fine');
  });
  server.listen(0, () => console.log(server.address().port));
`;

const guard = pathToFileURL(path.resolve('scripts/support/outliveRequests.mjs')).href;

async function withServer(use: (port: number) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, ['--import', guard, '-e', SERVER]);
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout.once('data', (said: Buffer) => resolve(Number(String(said))));
      child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
    await use(port);
  } finally {
    child.kill();
  }
}

/** The status of an answer to a request as it is written, whatever a client would make of it. */
const ask = (port: number, address: string, host = 'localhost'): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost');
    socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    socket.once('data', (answer) => resolve(String(answer).split(' ')[1] ?? ''));
    socket.once('error', reject);
  });

it('refuses a request that a server fails at, and answers the next one', async () => {
  await withServer(async (port) => {
    expect(await ask(port, '/fails')).toBe('400');
    expect(await ask(port, '//about%25')).toBe('400');
    expect(await ask(port, '/fails-later', 'a b')).toBe('400');
    expect(await ask(port, '/')).toBe('200');
  });
});
