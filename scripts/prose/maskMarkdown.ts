/** Stands for each letter that is no part of a word. */
export const BLANK = '\u0000';

/** Code, targets of links, facts in braces, addresses of the web, of mail and of files. */
const NO_WORDS =
  /```[\s\S]*?```|`[^`\n]*`|(?<=\])\([^)\s]*\)|\{[^}\n]*\}|https?:\/\/\S+|\S+@\S+|[\w-]+(\.[\w-]+)+\/?\S*/g;

/** The words of a text of Markdown, each where it was: what is no word is blank. */
export const maskMarkdown = (text: string): string =>
  text.replace(NO_WORDS, (part) => part.replace(/[^\n]/g, BLANK));
