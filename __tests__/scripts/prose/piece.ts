import { maskMarkdown } from '../../../scripts/prose/maskMarkdown';
import type { Piece } from '../../../scripts/prose/readPieces';

/** Words as they are read of a file, whose lines begin with the text. */
export const piece = (markdown: string, file = 'content/newsroom/x.md', key = 'body'): Piece => ({
  file,
  key,
  text: maskMarkdown(markdown),
  lineAt: (offset) => markdown.slice(0, offset).split('\n').length,
});
