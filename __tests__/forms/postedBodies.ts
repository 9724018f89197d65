import fc from 'fast-check';
import { fieldNames } from '../../src/forms/fields';
import { postedSchema } from '../../src/forms/leads/schema';

/** What is posted, and as what. */
export interface PostedBody {
  readonly type: 'json' | 'urlEncoded';
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** What must not come back as HTML. */
const PAYLOAD = `"'><svg/onload=alert(1)></textarea><script>x</script>`;

/** Whether a page, which has no script of its own, gives the payload back as it was sent. */
export const isEcho = (html: string): boolean => /<svg\/onload|<script/.test(html);

/** Bodies of programs and of nobody in his right mind; most name a form, with some of its values. */
export function postedBodies(
  form: string,
  known: Readonly<Record<string, string>>,
): fc.Arbitrary<PostedBody> {
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
    fc.constantFrom(...Object.values(known), form, '/request-demo/', 'yes', '9'),
    fc.constantFrom('a', '<', '1').map((piece) => piece.repeat(5000)),
  );
  const names = fc.oneof(
    fc.constantFrom(...fieldNames, ...Object.keys(postedSchema.shape)),
    fc.constantFrom('__proto__', 'constructor', 'fields', '', 'toString'),
  );
  const forms = fc.oneof(
    { weight: 4, arbitrary: fc.constant(form) },
    { weight: 1, arbitrary: texts },
  );
  const values = fc.oneof(texts, fc.jsonValue() as fc.Arbitrary<unknown>);
  const objects = fc
    .tuple(forms, fc.dictionary(names, values), fc.dictionary(names, values))
    .map(([name, rest, fields]) => JSON.stringify({ ...rest, form: name, fields }));
  const jsonBodies = fc.oneof(
    objects,
    fc.tuple(objects, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1))),
    fc.json(),
    texts,
  );
  const pairs = fc
    .tuple(forms, fc.array(fc.tuple(names, texts), { maxLength: 20 }))
    .map(([name, rest]) => [['form', name], ...rest]);
  const queries = fc.oneof(
    pairs.map((all) => all.map((pair) => pair.join('=')).join('&')),
    pairs.map((all) => new URLSearchParams(all).toString()),
  );
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => new Uint8Array(array));
  const types = fc.constantFrom('json' as const, 'urlEncoded' as const);
  return fc.oneof(
    jsonBodies.map((body) => ({ type: 'json' as const, body })),
    queries.map((body) => ({ type: 'urlEncoded' as const, body })),
    fc.record({ type: types, body: bytes }),
  );
}
