const plain = (text: string): string => text.toLowerCase().normalize('NFKC');

/** Whether a text has every word that somebody typed, or begins of them; nothing typed is in any. */
export function hasWords(text: string, typed: string): boolean {
  const within = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
