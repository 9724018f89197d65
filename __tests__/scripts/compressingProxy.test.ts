import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { startProxy, type Proxy } from '../../scripts/measure/compressingProxy';

const page = '<p>A page</p>'.repeat(500);

let server: Server;
let proxy: Proxy;
beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    response.setHeader('connection', 'close');
    if (url === '/old') return response.writeHead(301, { location: '/new/' }).end();
    const type = url === '/font' ? 'font/woff2' : 'text/html; charset=utf-8';
    response.writeHead(url === '/missing/' ? 404 : 200, {
      'content-type': type,
      'content-length': page.length,
      'x-encoding-asked': headers['accept-encoding'],
    });
    return response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  proxy = await startProxy(`http://localhost:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  proxy.stop();
  server.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Unlike fetch, hands over what was sent: no body decompressed, no redirect followed. */
const get = (path: string, encoding = 'gzip, br'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    request(proxy.url + path, { headers }, (response) => {
      const { statusCode: status } = response;
      buffer(response).then((body) => resolve({ status, headers: response.headers, body }), reject);
    })
      .once('error', reject)
      .end();
  });

it('compresses text, and asks the platform for none of it', async () => {
  const { headers, body } = await get('/');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-length']).toBeUndefined();
  expect(headers['x-encoding-asked']).toBe('identity');
  expect(body.length).toBeLessThan(page.length / 10);
  expect(brotliDecompressSync(body).toString()).toBe(page);
});

it('compresses a page of status 404 as well', async () => {
  const { status, body } = await get('/missing/');
  expect(status).toBe(404);
  expect(brotliDecompressSync(body).toString()).toBe(page);
});

it.each([
  ['what is compressed already', '/font', 'br'],
  ['for a browser without brotli', '/', 'gzip'],
])('passes through unchanged %s', async (_, path, encoding) => {
  const { headers, body } = await get(path, encoding);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(page);
});

it('passes on redirects, and keeps the connection', async () => {
  const { status, headers } = await get('/old');
  expect([status, headers.location]).toEqual([301, '/new/']);
  expect(headers.connection).not.toBe('close');
});
