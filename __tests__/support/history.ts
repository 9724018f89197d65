import { isPageKind, kindOfFile } from '../../src/registry/kinds';
import { parseFile } from '../../src/registry/check/parseFile';
import type { readContent } from '../../src/registry/check/readContent';
import type { History } from '../../src/kinds/data/history';

type Tree = ReturnType<typeof readContent>;

/** Something that a page tells as of a day. */
export interface DatedEntry {
  readonly file: string;
  /** ISO day: of an entry that has a month, the last one of it. */
  readonly day: string;
  readonly text: string;
}

/** The first words of a customer’s name, which others do not have: Fennel, St. Alder, Sable Bay. */
export const shortName = (name: string): string =>
  name
    .split(' ')
    .slice(0, /^(St\.|Sable)/.test(name) ? 2 : 1)
    .join(' ');

/** The histories by the customer’s name; the company’s own is ''. */
export function historiesIn({ files }: Tree): Map<string, History> {
  const histories = new Map<string, History>();
  for (const [file, text] of files) {
    if (kindOfFile(file)?.name !== 'History') continue;
    const history = parseFile(file, text).data as unknown as History;
    const customer = history.customer && `data/customers/${history.customer}.yaml`;
    const data = customer ? parseFile(customer, files.get(customer) ?? '').data : {};
    const { name = '' } = data as { name?: string };
    histories.set(shortName(name), history);
  }
  return histories;
}

/** Keys under which an entry says, years later, what became of it. */
const LATER = ['became'];

const asOfItsDay = (data: unknown): string =>
  JSON.stringify(data, (key, value: unknown) => (LATER.includes(key) ? undefined : value));

/** Every entry that tells of a day; what is written again and again, such as a guide, does not. */
export function datedEntries({ files }: Tree): DatedEntry[] {
  return [...files].flatMap(([file, text]) => {
    const kind = kindOfFile(file);
    if (!kind || !isPageKind(kind) || kind.order !== 'date' || kind.dateKey === 'updated')
      return [];
    const { data, body } = parseFile(file, text);
    const { [kind.dateKey ?? '']: day } = data as Record<string, string | undefined>;
    const dated = day ?? '';
    return dated
      ? [
          {
            file,
            day: dated.length === 7 ? `${dated}-31` : dated.slice(0, 10),
            text: asOfItsDay(data) + body,
          },
        ]
      : [];
  });
}
