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

const chars = new Map(Object.entries(entities).map(([char, entity]) => [entity, char]));

/** The text of a piece of HTML without tags, as `escape` and React write it. */
export const unescape = (html: string): string =>
  html.replace(/&#x27;/g, "'").replace(/&(?:\w+|#39);/g, (entity) => chars.get(entity) ?? entity);
