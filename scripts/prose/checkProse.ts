import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPages } from './checkPages';
import { checkLimits, checkPhrases } from './checkPhrases';
import { checkSpelling } from './checkSpelling';
import type { ContentError } from '../../src/registry/check/contentError';
import { namesIn } from './namesIn';
import { readPieces } from './readPieces';
import { isBritish, readRules } from './rules';

const WORDS = 'scripts/prose/words.txt';

/**
 * What writers have to change in the words of the site.
 *
 * @param only paths from the root, of the files to look at; without it all, and the site as a whole
 */
export async function checkProse(
  root: string,
  only?: ReadonlySet<string>,
): Promise<ContentError[]> {
  // Both come as ES modules alone, which the other files here are not.
  const { dictionary } = await import('./dictionary.mts');
  const { slipsIn } = await import('./slipsIn.mts');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const isChecked = (file: string) => only?.has(file) ?? true;

  const rules = readRules(root);
  const { entries, pieces: all } = readPieces(root);
  const pieces = all.filter(({ file }) => isChecked(file));
  const listed = read(WORDS).replace(/#.*/g, '').split(/\s+/).filter(Boolean);
  const known = [...listed, ...namesIn(all)];
  const british = pieces.filter(({ file }) => isBritish(rules, file));
  const american = pieces.filter(({ file }) => !isBritish(rules, file));
  const slips = pieces.flatMap(({ file, key, text, lineAt }) =>
    slipsIn(text).map(({ offset, actual, expected }): ContentError => {
      const message = `expected "${expected}", got "${actual}"`;
      return { file, line: lineAt(offset), key, message };
    }),
  );
  return [
    ...checkSpelling(american, await dictionary('en-US', known)),
    ...checkSpelling(british, await dictionary('en-US,en-GB', known)),
    ...slips,
    ...checkPhrases(pieces, rules),
    ...checkPages(entries, rules).filter(({ file }) => isChecked(file)),
    ...(only ? [] : checkLimits(all, rules)),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
