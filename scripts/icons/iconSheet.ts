import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames } from '../../src/content-model/iconNames';
import { icons } from './icons';

/** What lucide draws inside the `svg` of a sign. */
const partsOf = (markup: string): string => markup.replace(/^<svg[^>]*>|<\/svg>$/g, '');

/**
 * Every sign of the site as one SVG file of symbols, to be shown with `<use>`: a page carries a
 * name for each sign instead of its paths, and no JavaScript to draw it.
 */
export function iconSheet(): string {
  const symbols = iconNames.map((name) => {
    const parts = partsOf(renderToStaticMarkup(createElement(icons[name])));
    return `<symbol id="${name}" viewBox="0 0 24 24">${parts}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
