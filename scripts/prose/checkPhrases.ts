import type { ContentError } from '../../src/registry/check/contentError';
import type { Piece } from './readPieces';
import { RULES, isBritish, type Rules } from './rules';

interface Search {
  readonly find: RegExp;
  readonly keys?: RegExp | undefined;
}

const hitsIn = ({ text, key }: Piece, { find, keys }: Search): RegExpExecArray[] =>
  keys && key.search(keys) < 0 ? [] : [...text.matchAll(find)];

/** Phrases that the site does not write. */
export const checkPhrases = (pieces: readonly Piece[], rules: Rules): ContentError[] =>
  pieces.flatMap((piece) =>
    rules.phrases
      .filter(({ british }) => !(british && isBritish(rules, piece.file)))
      .flatMap((phrase) =>
        hitsIn(piece, phrase).map((hit) => ({
          file: piece.file,
          line: piece.lineAt(hit.index),
          key: piece.key,
          message: `expected ${phrase.write}, got "${hit[0].replace(/\s+/g, ' ')}" (${phrase.why})`,
        })),
      ),
  );

/** The value of a mark or of a row, `11 min`: a figure, not a habit of writing. */
const isValue = ({ text }: Piece): boolean => /^\S*\d\S*(\s\S+)?$/.test(text.trim());

/** A limit that is lower than what is there, or so much higher that it holds nothing any more. */
export const checkLimits = (pieces: readonly Piece[], rules: Rules): ContentError[] =>
  rules.limits.flatMap((limit, index): ContentError[] => {
    const words = pieces.filter((piece) => !isValue(piece));
    const hits = words.flatMap((piece) =>
      hitsIn(piece, limit).map((hit) => `${piece.file}:${piece.lineAt(hit.index)}`),
    );
    const finding = (message: string): ContentError[] => [
      { file: RULES, line: rules.lineOfLimit(index), key: limit.name, message },
    ];
    const count = hits.length;
    if (count > limit.most) {
      return finding(
        `expected at most ${limit.most} on the whole site, got ${count} (${limit.why})`,
      );
    }
    return limit.most - count > Math.max(5, count / 10)
      ? finding(
          `expected a limit that shrinks with the site: write most: ${count}, got ${limit.most}`,
        )
      : [];
  });
