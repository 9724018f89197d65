import { preventBreaks } from '../../text/preventBreaks';

/** A text whose numbers and dates stay on one line; what stands in backticks is code, and stays as it is. */
export const unbroken = (text: string): string =>
  text
    .split('`')
    .map((words, index) => (index % 2 ? words : preventBreaks(words)))
    .join('`');
