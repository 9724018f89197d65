import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFile } from '../../registry/check/parseFile';
import { kindOfFile } from '../../registry/kinds';
import { termAnchor } from '../../search/termAnchor';
import type { LinkedTerm } from '../../text/markdown/linkTerms';

const CONTENT = path.resolve('content');
const TOPICS = 'knowledge-base';
const GLOSSARY = '/resources/glossary/';

/** Kinds whose bodies link to the glossary. */
const LINKING = ['guide', 'knowledge-base'];

/** Terms that are words of every day, too: a link on them would explain what needs no explanation. */
const EVERYDAY: ReadonlySet<string> = new Set([
  'Addition',
  'Asset',
  'Condition',
  'Follow-up',
  'Interval',
  'Override',
  'Retention',
  'Retired',
  'Route',
  'Scope',
  'System',
  'Tag',
  'Tolerance',
]);

let all: readonly (LinkedTerm & { readonly file: string })[] | undefined;

function readTerms() {
  return readdirSync(path.join(CONTENT, TOPICS))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const file = `${TOPICS}/${name}`;
      const { data } = parseFile(file, readFileSync(path.join(CONTENT, file), 'utf8'));
      return (data as { terms: { term: string }[] }).terms.map(({ term }) => ({
        term,
        file,
        href: `${GLOSSARY}#${termAnchor(term)}`,
      }));
    })
    .filter(({ term }) => !EVERYDAY.has(term));
}

/** The terms that the body of a file links to: none that its own page explains, and none on other kinds. */
export function glossaryTerms(absolutePath: string): readonly LinkedTerm[] {
  const file = path.relative(CONTENT, absolutePath).split(path.sep).join('/');
  if (!LINKING.includes(kindOfFile(file)?.label ?? '')) return [];
  all ??= readTerms();
  return all.filter((term) => term.file !== file);
}
