import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionOfFragments } from '../sections/fragments';
import { sectionFile } from './sectionFiles';

/** What a page of sections is made of. */
export interface PageParts {
  /** Types of its sections: `faq`. */
  readonly sections: readonly string[];
  /** The second page of a list, or one after it: the list alone. */
  readonly isLater?: boolean;
  /** Its texts have more than paragraphs, such as tables. */
  readonly isRich?: boolean | undefined;
}

// The names of folder and file are in scripts that every page loads.
const FOLDER = path.resolve('.cache/p');

/** The text of the module of pages that are made of these parts; `name` tells it from the others. */
function textOf({ sections, isLater, isRich }: PageParts, name: string, folder: string): string {
  const importFrom = (file: string): string =>
    path.relative(folder, path.resolve('src', file)).split(path.sep).join('/');
  const frame = isLater ? 'LaterPage' : 'SectionPage';
  const head = isLater ? 'LaterPageHead' : 'PageHead';
  const components = sections.map((type) => [type, sectionFile(type)] as const);
  return `import { graphql } from 'gatsby';
${components
  .map(([type, file]) => `import { ${path.basename(file)} as ${type} } from '${importFrom(file)}';`)
  .join('\n')}
import { ${frame} } from '${importFrom(`kinds/page/${frame}`)}';
import { ${head} } from '${importFrom(`ui/seo/${head}`)}';
${(isRich ? ['scroll', 'tables', 'rich'] : [])
  .map((sheet) => `import '${importFrom(`styles/${sheet}.css`)}';\n`)
  .join('')}
const components = { ${sections.join(', ')} };

export default function Page({ data${isLater ? ', pageContext' : ''} }) {
  return <${frame} page={data.page} components={components}${isLater ? ' list={pageContext}' : ''} />;
}

export const Head = ${head};

export const query = graphql\`
  query ${name}($id: String!, $page: Int) {
    page(id: { eq: $id }) {
      ...SectionPage
    }
  }
\`;
`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Six letters for a text, always the same: 300 million names. */
const nameOf = (text: string): string =>
  [...createHash('sha256').update(text).digest().subarray(0, 6)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');

/**
 * The module of a page: it asks for and knows the sections that the page is made of and no others, so
 * that no page carries what another one shows. Pages of the same sections share one.
 * @returns its file, written below `.cache` where nothing like it is there yet.
 */
export function pageModule(parts: PageParts, folder = FOLDER): string {
  const { isLater, isRich } = parts;
  const own = { sections: [...new Set(parts.sections)].sort(), isLater, isRich };
  const name = nameOf(JSON.stringify(own));
  const file = path.join(folder, `${name}.jsx`);
  const text = textOf(own, `Page_${name}_${versionOfFragments()}`, folder);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  return file;
}
