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

/** A term as a topic explains it (src/kinds/knowledge-base/schema.ts). */
interface Term {
  readonly term: string;
  readonly isEveryday?: boolean;
}

/** Terms that pages link, each with the file that explains it; texts that stay are parsed once. */
const readTerms = (): (LinkedTerm & { readonly file: string })[] =>
  readdirSync(path.join(CONTENT, TOPICS))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const file = `${TOPICS}/${name}`;
      const { data } = parseFile(file, readFileSync(path.join(CONTENT, file), 'utf8'));
      return (data as { terms: Term[] }).terms
        .filter(({ isEveryday }) => !isEveryday)
        .map(({ term }) => ({ term, file, href: `${GLOSSARY}#${termAnchor(term)}` }));
    });

/** The terms that the body of a file links to: none that its own page explains, and none on other kinds. */
export function glossaryTerms(absolutePath: string): readonly LinkedTerm[] {
  const file = path.relative(CONTENT, absolutePath).split(path.sep).join('/');
  if (!LINKING.includes(kindOfFile(file)?.label ?? '')) return [];
  return readTerms().filter((term) => term.file !== file);
}
