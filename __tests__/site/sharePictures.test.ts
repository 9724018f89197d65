/** @jest-environment jsdom */
import path from 'node:path';
import sharp from 'sharp';
import { site } from '../../src/site';
import { contentPages, readBuilt } from '../support/builtSite';

interface Picture {
  readonly alt: string;
}

/** Pages with a picture to share, and what it shows. */
const pages = contentPages().flatMap(({ address, data, isShown }) => {
  const picture = (data['seo'] as { image?: Picture } | undefined)?.image ?? data['image'];
  return isShown && picture ? [[address, (picture as Picture).alt] as const] : [];
});

it.each(pages)(
  'shares a picture that is there, in the size that it states: %s',
  async (address, alt) => {
    const { head } = new DOMParser().parseFromString(readBuilt(address), 'text/html');
    const said = (name: string) =>
      head.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content') ?? '';
    const origin = process.env['SITE_URL'] ?? site.origin;
    expect(said('').startsWith(`${origin}/`)).toBe(true);
    const file = path.join('public', decodeURI(new URL(said('')).pathname));
    const { format, width, height, hasAlpha } = await sharp(file).metadata();
    expect({ format, hasAlpha }).toEqual({ format: 'jpeg', hasAlpha: false });
    expect([said(':width'), said(':height')]).toEqual([String(width), String(height)]);
    expect(said(':alt')).toBe(alt);
  },
);
