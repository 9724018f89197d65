import { z } from 'zod';
import { roles, unwrap } from '../../content-model/roles';
import { fill } from '../../text/fillWords';
import changes from '../../copy/changes.json';
import events from '../../copy/event.json';
import copy from '../../copy/markdownExport.json';
import { inWords } from '../../time/inWords';
import { asTyped } from '../../text/withoutNoBreaks';
import type { FoundPage } from '../page';
import { absolute } from './absolute';

/** What telling needs to know beside the value: the page’s address, and what names refer to. */
export interface Telling {
  readonly address: string;
  readonly refer: FoundPage['refer'];
}

type Data = Readonly<Record<string, unknown>>;

function str(data: Data, key: string): string {
  const value = data[key];
  return typeof value === 'string' ? asTyped(value) : '';
}

const amount = (value: object): string => str(value as Data, 'text');

/** A file of `content/data/` in one line. */
const REFERRED: Readonly<Record<string, (data: Data) => string>> = {
  Person: (data) => `${str(data, 'name')}, ${str(data, 'role')}, ${str(data, 'company')}`,
  Customer: (data) => `${str(data, 'name')}. ${str(data, 'about')}`,
  Drawing: (data) => str(data, 'label'),
  Claim: (data) => claimOf(data),
};

/** An entry of the register of claims in one line; `words` say what it counts instead of its own. */
export function claimOf(data: Data, words?: string): string {
  const { before, after } = data as { before?: object; after?: object };
  const change =
    before && after ? fill(copy.change, { before: amount(before), after: amount(after) }) : '';
  const keys = ['figure', 'claim', 'period', 'sample', 'source'];
  const own: Record<string, string> = Object.fromEntries(keys.map((key) => [key, str(data, key)]));
  const claim = asTyped(words ?? str(data, 'claim')).replace(/\.$/, '');
  return fill(copy.claim, { ...own, claim, change: words ? '' : change });
}

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A day or month in words; a moment as clocks at its place show it. */
function dated(value: string): string {
  const [, day, time = '', zone = ''] = MOMENT.exec(value) ?? [];
  if (!day) return asTyped(inWords(value));
  const offset = zone === 'Z' ? '+00:00' : zone;
  return fill(copy.moment, { day: asTyped(inWords(day)), time, offset });
}

/** A word of the content model as people write it: `case-study`, `recordingOn` → `Recording on`. */
export function humanized(word: string): string {
  const words = word.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** The word for one of few: families and series have names. */
function wordOf({ options }: z.ZodEnum, value: string): string {
  const names: Readonly<Record<string, string>> = options.includes('cmms')
    ? changes.families
    : events.series;
  return names[value] ?? humanized(value);
}

/** A value that stands on a line, by the role of its schema; nothing for one of several parts. */
export function inline(
  schema: z.core.$ZodType,
  value: unknown,
  telling: Telling,
): string | undefined {
  const inner = unwrap(schema);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return copy.yes;
  if (typeof value !== 'string') return undefined;
  const role = roles.get(inner);
  switch (role?.is) {
    case 'markdown':
      return absolute(value, telling.address);
    case 'date':
    case 'month':
      return dated(value);
    case 'href':
      return new URL(value, telling.address).href;
    case 'reference': {
      const data = telling.refer(role.to, value);
      return data ? REFERRED[role.to]?.(data) : undefined;
    }
    default:
      return inner instanceof z.ZodEnum ? wordOf(inner, value) : asTyped(value);
  }
}
