import { readFileSync } from 'node:fs';
import { iconSheet } from '../../scripts/icons/iconSheet';
import { iconNames } from '../../src/content-model/iconNames';

describe('static/icons.svg', () => {
  const sheet = readFileSync('static/icons.svg', 'utf8');

  it('is what `npm run make:icons` makes', () => {
    expect(sheet).toBe(iconSheet());
  });

  it.each(iconNames)('draws %s', (name) => {
    expect(sheet).toMatch(
      new RegExp(`<symbol id="${name}" viewBox="0 0 24 24"><(path|rect|circle|line|poly)`),
    );
  });
});
