import { colorNames, type Palette } from '../../src/styles/colorNames.ts';

/** Reads the report's colors out of the site's tokens, as six hexadecimal digits each. */
export function readPalette(tokens: string): Palette {
  const entries = colorNames.map((name) => {
    const value = new RegExp(`--${name}:\\s*#([0-9a-f]{6}|[0-9a-f]{3})\\b`, 'i').exec(tokens)?.[1];
    if (!value) throw new Error(`src/styles/tokens.css has no color --${name}`);
    const long = value.length === 3 ? value.replace(/./g, '$&$&') : value;
    return [name, `#${long.toLowerCase()}`];
  });
  return Object.fromEntries(entries) as Palette;
}
