import type { SiteRecord } from '../record/schema';
import type { Cause, Pair } from './review';

/** A cause as it is looked for: what it would have moved, and the words that would show it. */
export interface Suspect extends Cause {
  /** Names by which files and pages refer to it. */
  readonly names: readonly string[];
  /** Words that went and came with it, or days; a page that shows neither did not follow it. */
  readonly shows?: { readonly was: string; readonly is: string } | undefined;
}

const FOLDERS: readonly (readonly [folder: string, kind: Cause['kind'], word: string])[] = [
  ['data/claims/', 'claim', 'claim'],
  ['data/people/', 'person', 'person'],
  ['data/forms/', 'form', 'form'],
  ['data/navigation/', 'menu', 'menu'],
  ['data/promo/', 'menu', 'bar above every page'],
];

/** `data/people/greta-holm.yaml` → `Greta Holm`. */
export const nameOfFile = (file: string): string => {
  const parts = file.replace(/(\/index)?\.\w+$/, '').split('/');
  return capitalized((parts.at(-1) ?? '').replaceAll('-', ' '));
};

const capitalized = (words: string): string =>
  words.replace(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** `calder.branches` → `Calder’s branches`; `prices.staff-11` → `Price staff 11`. */
function nameOfFact(name: string): string {
  const [owner = '', fact = ''] = name.split('.');
  const what = fact.replaceAll('-', ' ');
  return owner === 'prices'
    ? `The price ${what}`
    : `${capitalized(owner.replaceAll('-', ' '))}’s ${what}`;
}

const changedKeys = <Value>(
  was: Readonly<Record<string, Value>>,
  is: Readonly<Record<string, Value>>,
  isSame: (one: Value, other: Value) => boolean,
): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => {
    const [one, other] = [was[key], is[key]];
    return one === undefined || other === undefined || !isSame(one, other);
  });

const became = (was: string | undefined, is: string | undefined): string => {
  if (was === undefined) return `${is} is new`;
  return is === undefined ? `${was} is gone` : `${was} is now ${is}`;
};

function factSuspects(was: SiteRecord, is: SiteRecord): Suspect[] {
  return changedKeys(was.facts, is.facts, (a, b) => a === b)
    .filter((name) => !name.startsWith('claims.'))
    .map((name) => {
      const [before, after] = [was.facts[name], is.facts[name]];
      const owner = name.split('.')[0] ?? '';
      const isPrice = owner === 'prices';
      return {
        id: name,
        name: nameOfFact(name),
        says: became(before, after),
        file: isPrice ? 'src/pricing/tiers.ts' : `content/data/customers/${owner}.yaml`,
        kind: isPrice ? 'price' : 'fact',
        names: [name],
        shows: { was: before ?? '', is: after ?? '' },
      };
    });
}

/** What became of a file of `content/data/`, as far as the record knows. */
function saysOfFile(file: string, was: SiteRecord, is: SiteRecord): string {
  const [before, after] = [was.files[file], is.files[file]];
  if (!before) return 'new';
  if (!after) return 'gone';
  const slug = nameOfClaim(file);
  const [one, other] = [was.claims[slug], is.claims[slug]];
  if (one && other && one.figure !== other.figure) return became(one.figure, other.figure);
  if (one && other && one.validUntil !== other.validUntil)
    return `its last day: ${became(one.validUntil, other.validUntil)}`;
  return 'changed';
}

const nameOfClaim = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -5);

function fileSuspects(was: SiteRecord, is: SiteRecord): Suspect[] {
  const pageAt = new Map(
    [...was.pages, ...is.pages].flatMap((page) => (page.file ? [[page.file, page] as const] : [])),
  );
  return changedKeys(was.files, is.files, (a, b) => a.hash === b.hash).map((file) => {
    const page = pageAt.get(file);
    const found = FOLDERS.find(([folder]) => file.startsWith(folder));
    const claim = is.claims[nameOfClaim(file)] ?? was.claims[nameOfClaim(file)];
    const isClaim = found?.[1] === 'claim' && claim;
    const slug = nameOfClaim(file);
    return {
      id: file,
      name: page?.title ?? (isClaim ? `“${claim.claim}”` : nameOfFile(file)),
      says: saysOfFile(file, was, is),
      file: `content/${file}`,
      kind: page ? 'page' : (found?.[1] ?? 'data'),
      names: [file, ...(isClaim ? [`claims.${slug}`] : [])],
    };
  });
}

const codeSuspects = (was: SiteRecord, is: SiteRecord): Suspect[] =>
  changedKeys(was.code, is.code, (a, b) => a === b).map((folder) => ({
    id: folder,
    // Folders of sections are called after their component; others hold many.
    name: folder.startsWith('src/sections/') ? nameOfFile(folder) : folder,
    says: was.code[folder] === undefined ? 'new' : is.code[folder] ? 'changed' : 'gone',
    file: folder,
    kind: 'component',
    names: [folder],
  }));

const packageSuspects = (was: SiteRecord, is: SiteRecord): Suspect[] =>
  changedKeys(was.packages, is.packages, (a, b) => a === b).map((name) => ({
    id: `package:${name}`,
    name,
    says: became(was.packages[name], is.packages[name]),
    file: 'package-lock.json',
    kind: 'dependency',
    names: [`package:${name}`],
  }));

const daySuspects = (was: SiteRecord, is: SiteRecord): Suspect[] =>
  was.today === is.today
    ? []
    : [
        {
          id: 'day',
          name: 'the day',
          says: `built as of ${is.today}, after ${was.today}`,
          file: '',
          kind: 'day',
          names: ['day'],
          shows: { was: was.today, is: is.today },
        },
      ];

/** Files that have another name now are one cause, and not one that is gone and one that is new. */
export function withoutOldNames(
  suspects: readonly Suspect[],
  pairs: readonly Pair[],
  is: SiteRecord,
): Suspect[] {
  const names = new Map(
    pairs.flatMap(({ was, is: page }) =>
      was.file && page.file && was.file !== page.file ? [[page.file, was.file] as const] : [],
    ),
  );
  const old = new Set(names.values());
  return suspects
    .filter(({ id }) => !old.has(id) || is.files[id] !== undefined)
    .map((one) => {
      const was = names.get(one.id);
      return was === undefined ? one : { ...one, says: `was content/${was}` };
    });
}

/** Everything that was changed by hand between two builds, and that pages may follow. */
export const suspectsOf = (was: SiteRecord, is: SiteRecord): Suspect[] => [
  ...factSuspects(was, is),
  ...fileSuspects(was, is),
  ...codeSuspects(was, is),
  ...packageSuspects(was, is),
  ...daySuspects(was, is),
];
