/** Whether each of the words that were looked for begins a word of a text, in any order. */
export function holdsWords(html: string, looked: string): boolean {
  const text = ` ${html.replace(/<[^>]*>/g, ' ').toLowerCase()}`;
  const words = looked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => new RegExp(`[^\\p{L}\\p{N}]${word}`, 'u').test(text));
}
