import { readFileSync } from 'node:fs';
import remarkFrontmatter from 'remark-frontmatter';
import remarkLintFrontmatterSchema from 'remark-lint-frontmatter-schema';

const schemas = JSON.parse(
  readFileSync(new URL('.vscode/frontmatter-schemas.json', import.meta.url), 'utf8'),
);

/** Editors with remark's language server show faults of the frontmatter as a writer types. */
export default {
  plugins: [remarkFrontmatter, [remarkLintFrontmatterSchema, { schemas }]],
};
