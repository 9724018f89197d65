/** Headline of a month, whose title begins with its name: `May 2026: a backlog …` is `A backlog …`. */
export function headlineOf(title: string): string {
  const words = title.replace(/^\w+\s\d{4}:\s/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
