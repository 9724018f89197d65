import { defaultInputs, fieldNames, toParams } from '../../src/roi/inputs.ts';
import { drawReport } from '../../src/roi/report/drawReport.ts';
import { respond } from '../../src/roi/route/respond.ts';
import { site } from '../../src/site.ts';
import { routeServices } from './templates.ts';

jest.mock('../../src/roi/report/drawReport.ts', () => {
  const actual = jest.requireActual<{ drawReport: typeof drawReport }>(
    '../../src/roi/report/drawReport.ts',
  );
  return { drawReport: jest.fn(actual.drawReport) };
});

const ask = (path: string, init?: RequestInit, changed = {}) =>
  respond(new Request(site.origin + path, init), { ...routeServices, ...changed });

const tagOf = async (path: string, changed = {}): Promise<string> =>
  (await ask(path, { method: 'HEAD' }, changed)).headers.get('ETag') ?? '';

describe('the tag of a report', () => {
  it('is strong, and on what HEAD gets too', async () => {
    const tag = (await ask('/roi-pdf')).headers.get('ETag');
    expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/);
    expect(await tagOf('/roi-pdf')).toBe(tag);
  });

  it.each([
    '/roi-pdf/',
    '/roi-pdf?utm_source=mail',
    '/roi-pdf?noOfBuildings=&isIntegration=',
    '/roi-pdf?noOfBuildings=10.0&monthlyWorkOrdersCount=9e1&noOfBuildings=10.0',
    '/roi-pdf?isIntegration=TRUE&noOfBuildings=%31%30',
    `/roi-pdf?${toParams(defaultInputs).toString()}`,
    `/roi-pdf?${[...toParams(defaultInputs)]
      .reverse()
      .map((pair) => pair.join('='))
      .join('&')}`,
  ])('is that of its inputs, however they are spelled: %s', async (path) => {
    expect(await tagOf(path)).toBe(await tagOf('/roi-pdf'));
  });

  it('is another one for every other input', async () => {
    const paths = fieldNames.map((name) =>
      name === 'isIntegration' ? `/roi-pdf?${name}=false` : `/roi-pdf?${name}=9`,
    );
    const tags = await Promise.all(['/roi-pdf', ...paths].map((path) => tagOf(path)));
    expect(new Set(tags).size).toBe(tags.length);
  });

  it('is another one for another version of what draws', async () => {
    const loadVersion = () => Promise.resolve('two');
    expect(await tagOf('/roi-pdf', { loadVersion })).not.toBe(await tagOf('/roi-pdf'));
  });

  it('stands on no refusal', async () => {
    for (const path of ['/roi-pdf?noOfBuildings=0', '/roi-pdf?noOfBuildings=a']) {
      expect(await tagOf(path)).toBe('');
    }
  });
});

describe('a client that has the report', () => {
  const asked = async (condition: (tag: string) => string, method = 'GET') => {
    const tag = await tagOf('/roi-pdf?noOfBuildings=5');
    jest.mocked(drawReport).mockClear();
    const headers = { 'If-None-Match': condition(tag) };
    const response = await ask('/roi-pdf?noOfBuildings=5', { method, headers });
    return { response, tag, drawn: jest.mocked(drawReport).mock.calls.length };
  };

  it.each([
    ['the tag', (tag: string) => tag],
    ['a weak tag', (tag: string) => `W/${tag}`],
    ['a list', (tag: string) => `"other", W/"a,b" ,${tag}`],
    ['any tag', () => ' * '],
  ])('and says so with %s is told, and nothing is drawn', async (_, condition) => {
    for (const method of ['GET', 'HEAD']) {
      const { response, tag, drawn } = await asked(condition, method);
      expect([method, response.status, drawn]).toEqual([method, 304, 0]);
      expect(await response.text()).toBe('');
      expect(response.headers.get('ETag')).toBe(tag);
      expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
      expect(response.headers.get('Content-Length')).toBeNull();
      expect(response.headers.get('Content-Type')).toBeNull();
    }
  });

  it('is told in a way that the CDN does not keep in place of the report', async () => {
    const { response } = await asked((tag) => tag);
    expect(response.headers.get('Netlify-CDN-Cache-Control')).toBe('no-store');
  });

  it.each([
    ['another one', () => '"other"'],
    ['one without its quotes', (tag: string) => tag.slice(1, -1)],
    ['half of one', (tag: string) => `${tag.slice(0, 9)}"`],
    ['nothing', () => ''],
    ['noise', () => '"", "*", W/, ,, "'],
  ])('of %s gets it again', async (_, condition) => {
    const { response, tag, drawn } = await asked(condition);
    expect([response.status, drawn]).toEqual([200, 1]);
    expect(response.headers.get('ETag')).toBe(tag);
  });

  it('is refused all the same what is refused', async () => {
    const headers = { 'If-None-Match': '*' };
    expect((await ask('/roi-pdf?noOfBuildings=0', { headers })).status).toBe(400);
    expect((await ask('/roi-pdf', { headers, method: 'POST' })).status).toBe(405);
  });
});
