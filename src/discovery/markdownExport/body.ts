import type { z } from 'zod';
import { headingsOf } from '../../text/markdown/headings';
import { parse } from '../../text/markdown/parse';
import { absolute } from './absolute';
import { elementOf, fieldsOf, labelOf, objectOf, type Field } from './fields';
import type { Telling } from './inline';
import { lineOf, parts, thing } from './toMarkdown';

/** Where a text says that a part of its page stands: `{terms}`, on a line of its own. */
const PLACE = /^\{([a-z]+)\}$/gm;

interface Placed {
  readonly under: string;
}

const isPlaced = (value: unknown): value is readonly Placed[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof (one as Partial<Placed>).under === 'string');

/** Puts blocks at the ends of the texts of the headings that they name (src/text/markdown/cutUnder.ts). */
function placeUnder(body: string, all: readonly { under: string; text: string }[]): string {
  const headings = headingsOf(parse(body));
  const ends = all.map(({ under, text }) => {
    const at = headings.findIndex(({ id }) => `#${id}` === under);
    return { text, end: headings[at + 1]?.node.position?.start.offset ?? body.length };
  });
  let placed = body;
  for (const { text, end } of ends.sort((one, other) => other.end - one.end)) {
    placed = `${placed.slice(0, end).trimEnd()}\n\n${text}\n\n${placed.slice(end)}`;
  }
  return placed.trim();
}

/** The text of an article with what stands in it, and the fields that stand in it. */
export function bodyOf(
  markdown: string,
  fields: readonly Field[],
  telling: Telling,
): { text: string; used: ReadonlySet<string> } {
  const used = new Set<string>();
  let text = absolute(markdown, telling.address);
  for (const field of fields.filter(({ value }) => isPlaced(value))) {
    used.add(field.key);
    const schema = objectOf(elementOf(field.schema));
    const blocks = (field.value as readonly Placed[]).map((one) => ({
      under: one.under,
      text: schema ? thing(fieldsOf(schema, { ...one }), 3, telling).join('\n\n') : '',
    }));
    text = placeUnder(text, blocks);
  }
  text = text.replace(PLACE, (whole, key: string) => {
    const field = fields.find((one) => one.key === key);
    if (!field) return whole;
    used.add(key);
    const line = Array.isArray(field.value) ? undefined : lineOf(field, telling);
    return line ? `${labelOf(key)}: ${line}` : parts(field, 3, telling).join('\n\n');
  });
  return { text, used };
}

export const topFields = (schema: z.ZodObject, data: Readonly<Record<string, unknown>>): Field[] =>
  fieldsOf(schema, data).filter(({ key }) => !TOP_SILENT.has(key));

/** What the head of the Markdown says, what only the build reads, and files that a form gives. */
const TOP_SILENT: ReadonlySet<string> = new Set([
  ...['title', 'description', 'lead', 'headline', 'label', 'body', 'cover', 'pace'],
  ...['path', 'formerAddresses', 'draft', 'publishOn', 'layout', 'closing', 'seo'],
  ...['download', 'recording', 'recordingOn'],
]);
