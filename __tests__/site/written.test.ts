import { z } from 'zod';
import { kindOfFile } from '../../src/registry/kinds';
import { roles, unwrap } from '../../src/content-model/roles';
import { contentPages } from '../support/builtSite';
import { parseBuilt } from '../support/parseBuilt';

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

const pages = contentPages().flatMap(({ file, address, data, isShown }) => {
  const kind = kindOfFile(file);
  return kind && isShown ? [[address, kind.schema, data] as const] : [];
});

/**
 * Keys whose words a page may do without. Title and description: a hero, a headline or `seo` may say
 * it in other words, and lists take these. City: in capitals. Subject: in the address of a mail.
 * Tickets, terms, image: until an event is over.
 */
const elsewhere = ['title', 'description', 'city', 'subject', 'tickets', 'terms'];

/** What a part of a page says to those who see it and to those who hear it. */
function wordsIn(part: HTMLElement): string {
  const said = Array.from(part.querySelectorAll('*'), (one) =>
    ['alt', 'aria-label', 'content'].map((name) => one.getAttribute(name) ?? '').join(' '),
  );
  return words([part.textContent, ...said].join(' '));
}

/** Every plain text of a file with its key. */
function* textsOf(schema: z.core.$ZodType, value: unknown, key = ''): Generator<[string, string]> {
  const inner = unwrap(schema);
  const role = roles.get(inner);
  if (value === undefined || (role && role.is !== 'type')) return;
  if (inner instanceof z.ZodObject) {
    for (const [name, child] of Object.entries(inner.shape)) {
      const below = (value as Record<string, unknown>)[name];
      yield* textsOf(child as z.core.$ZodType, below, key ? `${key}.${name}` : name);
    }
  } else if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const item of value) yield* textsOf(inner.element, item, key);
  } else if (inner instanceof z.ZodUnion) {
    const option = inner.options.find((one) => z.safeParse(one, value).success);
    if (option) yield* textsOf(option, value, `${key}(${(value as { type: string }).type})`);
  } else if (
    inner instanceof z.ZodString &&
    inner.maxLength !== null &&
    typeof value === 'string'
  ) {
    yield [key, value];
  }
}

it.each(pages)('says what its file says: %s', (address, schema, data) => {
  const { head, body } = parseBuilt(address);
  const [toServices, toVisitors] = [wordsIn(head), wordsIn(body)];
  const lost = [...textsOf(schema, data)].filter(([key, text]) => {
    const [first = ''] = key.split('.');
    const said = first === 'seo' ? toServices : toVisitors;
    const isElsewhere =
      elsewhere.includes(first) || (first === 'image' && address.startsWith('/events/'));
    return !isElsewhere && !said.includes(words(text));
  });
  expect(lost).toEqual([]);
});
