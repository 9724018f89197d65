import type { PageRecord, SiteRecord } from '../record/schema';
import type { Suspect } from './causesOf';
import { wordsOf } from './diffWords';
import { isOfDay } from './ofDay';
import type { ChangedWords, Pair } from './review';

/** Names that a file reaches, over the files that it refers to. */
export function reachOf(file: string, files: SiteRecord['files']): ReadonlySet<string> {
  const reached = new Set<string>([file]);
  const queue = [file];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const name of files[next]?.refers ?? []) {
      if (reached.has(name)) continue;
      reached.add(name);
      queue.push(name);
    }
  }
  return reached;
}

/** Signs around a number or a name that are no part of it. */
const BARE = /^[(“‘"]+|[.,;:!?)”’"]+$/g;

const bare = (word: string): string => word.replace(BARE, '');

/** Whether words of a text went, or came, with a value: whole words, so that 6 is not found in 63. */
export function shows(text: string, value: string): boolean {
  if (value === '') return false;
  const [words, looked] = [wordsOf(text).map(bare), wordsOf(value).map(bare)];
  return words.some((_, at) => looked.every((word, index) => words[at + index] === word));
}

const side = (words: readonly ChangedWords[], name: 'del' | 'ins'): string =>
  words
    .flatMap(({ parts }) =>
      parts.flatMap((part) => {
        if (typeof part === 'string') return [];
        if (name === 'del') return 'del' in part ? part.del : [];
        return 'ins' in part ? part.ins : [];
      }),
    )
    .join(' | ');

/** The kind of an entry, by where its file lies: `newsroom`. */
export const folderOf = (file: string): string => file.split('/')[0] ?? '';

/** What is known of how a page changed. */
export interface Traces {
  readonly words: readonly ChangedWords[];
  /** Addresses of links that went or came. */
  readonly links: ReadonlySet<string>;
  /** Forms that are not as they were, by name. */
  readonly forms: ReadonlySet<string>;
}

const CODE = new Set(['component', 'dependency']);

/** Code that no part of a page is: what all of them share, the nearest to what is seen first. */
const SHARED = ['src/ui/', 'src/copy', 'src/kinds/', 'src/pricing', 'src/'];

function codeBehind({ is }: Pair, suspects: readonly Suspect[]): readonly Suspect[] {
  const code = suspects.filter(({ kind }) => CODE.has(kind));
  const own = code.filter(({ id }) => is.parts.includes(id));
  if (own.length > 0) return own;
  const others = code.filter(({ id }) => !/^src\/(sections|kinds)\/./.test(id));
  for (const start of SHARED) {
    const found = others.filter(({ id }) => id.startsWith(start));
    if (found.length > 0) return found;
  }
  return others;
}

/** Where the pages of files stand. */
export interface Places {
  /** The addresses of the page that a file makes, before and after. */
  readonly of: (file: string) => readonly string[];
  /** The folder of the file of the page at an address. */
  readonly folderAt: (address: string) => string | undefined;
}

/** An entry that is new or gone moves those of its kind from one page of their list to the next. */
const isShifting = (
  { kind, says, id }: Suspect,
  links: Traces['links'],
  folderAt: Places['folderAt'],
): boolean =>
  kind === 'page' &&
  (says === 'new' || says === 'gone') &&
  [...links].some((address) => folderAt(address) === folderOf(id));

/**
 * What a page follows that did not change by itself, by the evidence of its own changes: a fact whose old
 * or new words are among those that changed; a page that it links to, or names; a file that it refers to;
 * where no content explains it, the code that it is made of, the packages, the day.
 */
export function followed(
  pair: Pair,
  traces: Traces,
  suspects: readonly Suspect[],
  reach: ReadonlySet<string>,
  { of: addressesOf, folderAt }: Places,
): readonly Suspect[] {
  const [went, came] = [side(traces.words, 'del'), side(traces.words, 'ins')];
  const isShown = ({ shows: value }: Suspect): boolean =>
    value !== undefined && (shows(went, value.was) || shows(came, value.is));

  const isOwn = ({ id }: Suspect): boolean => id === (pair.is.file ?? pair.was.file);
  const isListed = ({ id, kind, name }: Suspect): boolean =>
    kind === 'page' &&
    (addressesOf(id).some((address) => traces.links.has(address)) ||
      shows(`${went} ${came}`, name));
  const isForm = ({ id }: Suspect): boolean =>
    [...traces.forms].some((form) => id === `data/forms/${form}.yaml`);
  const isReached = ({ names, kind, shows: value }: Suspect): boolean =>
    !CODE.has(kind) && value === undefined && names.some((name) => reach.has(name));

  const isLinked = (address: string): boolean =>
    pair.is.links.some(([, href]) => href.replace(/[?#].*$/, '') === address);

  const isFollowed = (suspect: Suspect): boolean => {
    const { kind, names } = suspect;
    if (kind === 'menu' || kind === 'day' || CODE.has(kind)) return false;
    if (isOwn(suspect)) return true;
    if (kind === 'price') return isShown(suspect);
    if (kind === 'fact') return isShown(suspect) && names.some((name) => reach.has(name));
    return isListed(suspect) || isForm(suspect) || isReached(suspect);
  };

  const facts = suspects.filter((one) => one.kind === 'fact' && isShown(one));
  const day = suspects.find(({ kind }) => kind === 'day');
  // Before anything else: that a page is made of it, or refers to it, is no sign where only days moved.
  if (day?.shows && facts.length === 0 && isOfDay(traces.words, day.shows)) return [day];

  const content = suspects.filter(isFollowed);
  const precise = withoutFilesOfFacts(content, suspects);
  if (precise.length > 0) return precise;
  if (facts.length > 0) return facts;
  if (content.length > 0) return content;
  const shifted = suspects.filter((one) => isShifting(one, traces.links, folderAt));
  if (shifted.length > 0) return shifted;
  // A row of a list says another day, and leads where it led.
  const shown = suspects.filter((one) => one.kind === 'page' && addressesOf(one.id).some(isLinked));
  if (shown.length > 0) return shown;
  const code = codeBehind(pair, suspects);
  if (code.length > 0) return code;
  return suspects.filter(({ kind }) => kind === 'day');
}

/** Where facts of a customer changed, its file is no cause: a page that follows it shows one of them. */
function withoutFilesOfFacts(
  found: readonly Suspect[],
  suspects: readonly Suspect[],
): readonly Suspect[] {
  const files = new Set(suspects.flatMap((one) => (one.kind === 'fact' ? [one.file] : [])));
  return found.filter((one) => one.kind === 'fact' || !files.has(one.file));
}

/** Traces of a change, from both sides of a page and its words. */
export function tracesOf(was: PageRecord, is: PageRecord, words: readonly ChangedWords[]): Traces {
  const hrefs = (page: PageRecord) => new Set(page.links.map(([, href]) => href));
  const [before, after] = [hrefs(was), hrefs(is)];
  const forms = (page: PageRecord) =>
    new Map(page.forms.map((form) => [form.form, JSON.stringify(form)]));
  const [one, other] = [forms(was), forms(is)];
  return {
    words,
    links: new Set([
      ...[...before].filter((href) => !after.has(href)),
      ...[...after].filter((href) => !before.has(href)),
    ]),
    forms: new Set(
      [...one.keys(), ...other.keys()].filter((name) => one.get(name) !== other.get(name)),
    ),
  };
}
