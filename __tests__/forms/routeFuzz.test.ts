import fc from 'fast-check';
import { fieldNames } from '../../src/forms/fields';
import { envelope } from '../../src/forms/submission';
import { demoValues } from './demoForm';
import { json, routeWith, urlEncoded } from './routeWith';

describe('whatever is posted', () => {
  const PAYLOAD = `"'><svg/onload=alert(1)></textarea><script>x</script>`;
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      PAYLOAD,
      '',
      ' ',
      '\u0000',
      '\ud800',
      '%',
      '%zz',
      '__proto__',
      '../../x',
      '\r\n',
    ),
    fc.constantFrom(...Object.values(demoValues), 'demo', '/request-demo/', 'yes', '9'),
    fc.constantFrom('a', '<', '1').map((piece) => piece.repeat(5000)),
  );
  const names = fc.oneof(
    fc.constantFrom(...fieldNames, ...Object.values(envelope)),
    fc.constantFrom('__proto__', 'constructor', 'fields', '', 'toString'),
  );
  const forms = fc.oneof(
    { weight: 4, arbitrary: fc.constant('demo') },
    { weight: 1, arbitrary: texts },
  );
  const values = fc.oneof(texts, fc.jsonValue() as fc.Arbitrary<unknown>);
  const objects = fc
    .tuple(forms, fc.dictionary(names, values), fc.dictionary(names, values))
    .map(([form, rest, fields]) => JSON.stringify({ ...rest, form, fields }));
  const jsonBodies = fc.oneof(
    objects,
    fc.tuple(objects, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1))),
    fc.json(),
    texts,
  );
  const queries = fc.oneof(
    fc
      .tuple(forms, fc.array(fc.tuple(names, texts), { maxLength: 20 }))
      .map(([form, pairs]) => [['form', form], ...pairs].map((pair) => pair.join('=')).join('&')),
    fc
      .tuple(forms, fc.array(fc.tuple(names, texts), { maxLength: 20 }))
      .map(([form, pairs]) => new URLSearchParams([['form', form], ...pairs]).toString()),
  );
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => new Uint8Array(array));

  const known = [200, 303, 400, 404, 413, 422];

  it('is answered with a status that says what to do, and echoes nothing as HTML', async () => {
    const seen = new Set<number>();
    const bodies = fc.oneof(
      jsonBodies.map((body) => ({ ...json(), body })),
      queries.map((body) => ({ ...urlEncoded(), body })),
      bytes.map((body) => ({ ...json(), body })),
      bytes.map((body) => ({ ...urlEncoded(), body })),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (init) => {
        const route = routeWith();
        const response = await route.post(init);
        const text = await response.text();
        seen.add(response.status);
        expect(known).toContain(response.status);
        expect(route.errors).toEqual([]);
        if (response.headers.get('Content-Type')?.startsWith('text/html')) {
          expect(text).not.toMatch(/<svg\/onload|<script/);
        } else if (response.status === 303) {
          expect(response.headers.get('Location')).toMatch(/^\/(?![/\\])/);
        } else expect(text).not.toContain('onload');
      }),
      { numRuns: 5000 },
    );
    expect([...seen]).toEqual(expect.arrayContaining([303, 404, 422, 400]));
  }, 120_000);
});
