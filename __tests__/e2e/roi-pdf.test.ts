import { request } from 'node:http';
import { firstPageTexts } from '../roi/readPdf';

const ask = (address: string, init?: RequestInit): Promise<Response> =>
  fetch((process.env['SITE_UNDER_TEST'] ?? '') + address, { redirect: 'manual', ...init });

const wordsOf = async (address: string): Promise<string> => {
  const response = await ask(address);
  expect(response.status).toBe(200);
  return (await firstPageTexts(new Uint8Array(await response.arrayBuffer()))).join(' ');
};

it('answers with a PDF to download', async () => {
  const response = await ask('/roi-pdf');
  const bytes = await response.arrayBuffer();
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="document.pdf"');
  expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
});

it.each(['/roi-pdf/', '/roi-pdf/2026/q1', '/roi-pdfs'])('answers %s too', async (address) => {
  const response = await ask(address);
  await response.arrayBuffer();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

it('fills it with the golden figures', async () => {
  const words = await wordsOf('/roi-pdf/');
  for (const figure of ['$280,972.80', '10,044', '$46,380', '605.8%', '2 months']) {
    expect(words).toContain(figure);
  }
});

it('leaves integration out where it is off', async () => {
  const words = await wordsOf('/roi-pdf?isIntegration=false');
  for (const figure of ['$37,380', '751.7%']) expect(words).toContain(figure);
});

it('is the same bytes for the same inputs', async () => {
  const [one, two] = await Promise.all(
    [1, 2].map(async () =>
      Buffer.from(await (await ask('/roi-pdf?noOfBuildings=31')).arrayBuffer()),
    ),
  );
  expect(one && two && Buffer.compare(one, two)).toBe(0);
});

it('names every wrong parameter, as a page or as data', async () => {
  const address = '/roi-pdf?noOfBuildings=<b>many&avgTimeForInHouseWorkOrder=-1';
  const page = await ask(address, { headers: { Accept: 'text/html' } });
  expect(page.status).toBe(400);
  expect(page.headers.get('content-type')).toContain('text/html');
  const html = await page.text();
  expect(html).toContain('noOfBuildings');
  expect(html).toContain('avgTimeForInHouseWorkOrder');
  expect(html).not.toContain('<b>many');

  const data = await ask(address, { headers: { Accept: 'application/json' } });
  expect(data.status).toBe(400);
  expect(data.headers.get('content-type')).toContain('application/problem+json');
});

it('refuses what is neither GET nor HEAD', async () => {
  const response = await ask('/roi-pdf', { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

it('is not sent again to whoever has it', async () => {
  const tag = (await ask('/roi-pdf?noOfBuildings=12')).headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[^"]+"$/);
  for (const method of ['GET', 'HEAD']) {
    const again = await ask('/roi-pdf/?isIntegration=true&noOfBuildings=12.0', {
      method,
      headers: { 'If-None-Match': `"another", W/${tag}` },
    });
    expect([again.status, again.headers.get('etag')]).toEqual([304, tag]);
    expect(again.headers.get('cache-control')).toMatch(/max-age=/);
    expect(await again.text()).toBe('');
  }
  const other = await ask('/roi-pdf?noOfBuildings=13', { headers: { 'If-None-Match': tag } });
  expect(other.status).toBe(200);
});

it('refuses TRACE, of which no Request can be made', async () => {
  const status = await new Promise((resolve, reject) => {
    const url = `${process.env['SITE_UNDER_TEST'] ?? ''}/roi-pdf`;
    const sent = request(url, { method: 'TRACE' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });
  expect(status).toBe(405);
});
