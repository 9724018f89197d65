import fc from 'fast-check';
import { fieldNames } from '../../src/roi/inputs.ts';
import { computeRoi } from '../../src/roi/model.ts';
import { parseInputs } from '../../src/roi/parse.ts';
import { respond } from '../../src/roi/route/respond.ts';
import { site } from '../../src/site.ts';
import { routeServices } from './templates.ts';

const names = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...fieldNames) },
  { weight: 1, arbitrary: fc.constantFrom('', '__proto__', 'constructor', 'utm_source', '%00') },
);

const values = fc.oneof(
  fc.integer({ min: -5, max: 20_000 }).map(String),
  fc.double().map(String),
  fc.constantFrom('', '1e3', '1E+2', '1e-7', '-0', '1e999', '-1e999', 'NaN', 'Infinity', '0x10'),
  fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', '%F0%9F%98%80', '%20', '+', '%2B5', '=', '#x'),
  fc.constantFrom('true', 'false', 'FALSE', '\'"><svg/onload=alert(1)>', '../../etc/passwd'),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('9', 'a', '%61', '0.').map((piece) => piece.repeat(2000)),
);

/** Queries as people, crawlers and scanners send them; names come again, texts are not all encoded. */
const queries = fc
  .array(fc.tuple(names, values), { maxLength: 12 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

/** Mostly good figures, so that many reports are drawn. */
const goodQueries = fc
  .array(fc.tuple(fc.constantFrom(...fieldNames), fc.integer({ min: 1, max: 100 })), {
    maxLength: 9,
  })
  .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, `${value}`])).toString());

const search = (query: string): URLSearchParams =>
  new URL(`${site.origin}/roi-pdf?${query}`).searchParams;

describe('whatever the query', () => {
  it('it is read, or refused with reasons', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const parsed = parseInputs(search(query));
        if (parsed.ok) {
          const { ROIPercentage } = computeRoi(parsed.inputs);
          expect(ROIPercentage >= 200 && ROIPercentage <= 1500).toBe(true);
        } else {
          expect(parsed.errors.length).toBeGreaterThan(0);
          for (const { got, takes } of parsed.errors) {
            expect(got.length).toBeLessThan(500);
            expect(takes).not.toBe('');
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('the answer is a whole PDF or a clear 400', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(queries, goodQueries), fc.boolean(), async (query, json) => {
        const headers = { Accept: json ? 'application/json' : 'text/html' };
        const request = new Request(`${site.origin}/roi-pdf?${query}`, { headers });
        const response = await respond(request, routeServices);
        const text = new TextDecoder('latin1').decode(await response.arrayBuffer());
        if (response.status === 200) {
          expect(text.startsWith('%PDF-')).toBe(true);
          expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
          expect(response.headers.get('Content-Length')).toBe(String(text.length));
        } else {
          expect(response.status).toBe(400);
          expect(text).not.toMatch(json ? /^</ : /<svg\/onload|<script/);
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
