import { kindOfFile, kinds } from '../kinds';
import { checkAddresses } from './checkAddresses';
import { checkAnswers } from './checkAnswers';
import { checkClauses } from './checkClauses';
import { checkClaims } from './checkClaims';
import { checkExamples } from './checkExamples';
import { checkFacts } from './checkFacts';
import { checkLinks } from './checkLinks';
import { checkNeighbors } from './checkNeighbors';
import { checkPictures } from './checkPictures';
import { checkPlanned, plannedAddresses } from './checkPlanned';
import { checkProse } from './checkProse';
import { checkReferences } from './checkReferences';
import { checkShape } from './checkShape';
import { parseFile } from './parseFile';
import { oncePer } from './oncePer';
import type { ContentError } from './contentError';
import { pagesOf, type Entry } from './siteMap';

export interface ContentTree {
  /** Text of every `.md` and `.yaml` file by its path below `content/`. */
  readonly files: ReadonlyMap<string, string>;
  /** Every picture by its path below `content/`. */
  readonly pictures: ReadonlySet<string>;
  /** Addresses that exist without a content file: routes of code, files of `static/`. */
  readonly otherAddresses: ReadonlySet<string>;
  /** Day of the build, `YYYY-MM-DD`; claims that ended before it are errors. */
  readonly today: string;
}

/** What a file says of its errors by itself, whatever stands in the others. */
const errorsWithin = oncePer(
  ({ content }: Entry) => content,
  (entry) => [
    ...checkShape(entry.kind, entry.content),
    ...checkProse(entry),
    ...checkClauses(entry),
    ...checkAnswers(entry),
  ],
);

/** Every error of every file, in the order of files and lines. */
export function checkContent({
  files,
  pictures,
  otherAddresses,
  today,
}: ContentTree): ContentError[] {
  const errors: ContentError[] = [];
  const entries: Entry[] = [];
  for (const [file, text] of files) {
    const content = parseFile(file, text);
    const kind = kindOfFile(file);
    if (!kind) {
      const folders = kinds.map(({ folder, format }) => `content/${folder}/*.${format}`).join(', ');
      errors.push({
        file: `content/${file}`,
        line: 1,
        key: 'file',
        message: `expected a file of ${folders}`,
      });
    } else if (content.errors.length > 0) {
      for (const { line, message } of content.errors) {
        errors.push({ file: `content/${file}`, line, key: 'frontmatter', message });
      }
    } else entries.push({ kind, content });
  }
  const pages = pagesOf(entries);
  const known = new Set([...otherAddresses, ...plannedAddresses(entries)]);
  errors.push(
    ...entries.flatMap(errorsWithin),
    ...checkExamples(entries),
    ...checkReferences(entries),
    ...checkFacts(entries),
    ...checkClaims(entries, today),
    ...checkPictures(entries, pictures),
    ...checkLinks(entries, pages, known),
    ...checkPlanned(entries, pages, otherAddresses),
    ...checkAddresses(pages),
    ...checkNeighbors(pages),
  );
  return errors.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
