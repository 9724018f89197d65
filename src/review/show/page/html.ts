import { escape } from '../../../http/escape';

/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

function textOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return Array.isArray(part) ? part.map(textOf).join('') : escape(String(part));
}

/** A template of HTML: what is put in is escaped, unless it is HTML; lists are joined, nothing is left out. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: texts }, ...parts.map(textOf)));
