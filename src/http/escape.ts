const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, between tags and in attributes. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
