import { exampleOf } from './example';
import { fieldTables } from './fieldTables';
import { kinds } from '../kinds';
import { inputTable } from './inputTable';
import { jsonSchemaOf } from './jsonSchema';

const FOLDER = '.vscode/schemas';
const SNIPPETS = '.vscode/content.code-snippets';

/** Whether a file follows from the schemas line by line, so that nobody has to review it: it is not committed. */
export const isOnlyMade = (file: string): boolean => file.startsWith(FOLDER) || file === SNIPPETS;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Files that give writers completion and errors as they type, by path from the root: a JSON Schema
 * a kind, the settings that lead editors to them, a snippet of whole frontmatter a kind, and the tables of
 * the documentation.
 */
export function editorFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const kind of kinds) {
    files.set(`${FOLDER}/${kind.label}.schema.json`, json(jsonSchemaOf(kind)));
  }
  const schemasFor = (format: 'md' | 'yaml') =>
    Object.fromEntries(
      kinds
        .filter((kind) => kind.format === format)
        .map((kind) => [
          `./${FOLDER}/${kind.label}.schema.json`,
          [`content/${kind.folder}/**/*.${format}`],
        ]),
    );
  files.set(
    '.vscode/settings.json',
    json({
      'yaml.schemas': schemasFor('yaml'),
      'remark.requireConfig': true,
      '[markdown]': {
        'editor.quickSuggestions': { other: true, strings: true },
        'editor.wordWrap': 'on',
      },
    }),
  );
  files.set('.vscode/frontmatter-schemas.json', json(schemasFor('md')));
  files.set(SNIPPETS, json(snippets()));
  files.set('docs/writers/frontmatter.md', fieldTables());
  files.set('docs/developers/roi-inputs.md', inputTable());
  return files;
}

const snippets = (): Record<string, unknown> =>
  Object.fromEntries(
    kinds.map((kind) => {
      const file = `${kind.folder}/new.${kind.format}`;
      const setting = { kind, file, title: 'Title', today: '2025-01-01', files: [], pictures: [] };
      const body = exampleOf(setting).replaceAll('$', '\\$').trimEnd().split('\n');
      const scope = kind.format === 'md' ? 'markdown' : 'yaml';
      return [kind.label, { scope, prefix: kind.label, description: `New ${kind.label}`, body }];
    }),
  );
