import type { Changed } from './places';

/** A page with the bar: what changed as data, and what shows it. */
export const withBar = (html: string, changed: Changed): string => {
  const data = JSON.stringify(changed).replaceAll('<', '\\u003c');
  const scripts = `<script type="application/json" id="review-changed">${data}</script><script src="/review/bar.js" defer></script>`;
  return html
    .replace('</head>', '<link rel="stylesheet" href="/review/bar.css"></head>')
    .replace('</body>', () => `${scripts}</body>`);
};
