import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formsOnPages, type FormOnPage } from '../../src/forms/analytics/formsOnPages';
import { readForms } from '../../src/forms/formFiles';

function readPages(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .sort();
  return new Map(
    files.map((file) => [
      `/${file.slice(0, -'index.html'.length)}`,
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
}

/** Every form of the built site, with its class (docs/conversions.md). */
export const builtConversions = async (): Promise<FormOnPage[]> =>
  formsOnPages(readPages('public'), await readForms());

/** What the file says about itself, and the table. */
export function conversionsDocument(rows: readonly FormOnPage[]): string {
  const lines = rows.map(
    ({ page, form, label, conversion, thanks }) =>
      `| ${page} | ${form} | ${label} | ${conversion} | ${thanks} |`,
  );
  return `# Conversions

Every form of the built site, and the class that analytics give it when it is sent (docs/specification.md, 7). Written by \`npm run conversions -- --write\` after a build; a test compares the two.

| page | form | button | class | thank-you page |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}
