import type { Changed } from './places';

const STYLE = '<link rel="stylesheet" href="/review/bar.css">';
const SCRIPT = '<script src="/review/bar.js" defer></script>';
const DATA = '<script type="application/json" id="review-changed">';

/** The bar of a build before this one, where pages were not written anew. */
const EARLIER = new RegExp(`${STYLE}|${DATA}.*?</script>${SCRIPT}`, 'g');

/** A page with the bar: what changed as data, and what shows it. */
export const withBar = (html: string, changed: Changed): string => {
  const data = JSON.stringify(changed).replaceAll('<', '\\u003c');
  return html
    .replace(EARLIER, '')
    .replace('</head>', `${STYLE}</head>`)
    .replace('</body>', () => `${DATA}${data}</script>${SCRIPT}</body>`);
};
