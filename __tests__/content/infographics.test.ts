import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { infographic } from '../../src/kinds/infographic/record';
import { parseFile } from '../../src/registry/check/parseFile';
import { csvOf } from '../../src/kinds/infographic/csvOf';

const sheets = readdirSync('content/infographics').map((file) => {
  const source = path.join('content/infographics', file);
  const { data } = parseFile(source, readFileSync(source, 'utf8'));
  return { slug: path.basename(file, '.md'), ...infographic.schema.parse(data) };
});

it.each(sheets)('$slug has the figures of its page as a file', ({ slug, panels }) => {
  expect(readFileSync(`static/infographics/${slug}.csv`, 'utf8')).toBe(csvOf(panels));
});

it.each(sheets)('$slug has a picture of 1,200 px', async ({ slug }) => {
  const file = `static/infographics/${slug}.png`;
  expect(existsSync(file)).toBe(true);
  const { width, height } = await sharp(file).metadata();
  expect(width).toBe(1200);
  expect(height).toBeGreaterThan(1600);
});

it.each(sheets.filter(({ body }) => body === 'ring'))(
  '$slug has twelve months in each of its rings',
  ({ panels }) => {
    for (const { title, data } of panels) expect([title, data.length]).toEqual([title, 12]);
  },
);

it.each(sheets.filter(({ body }) => body === 'pipe'))(
  '$slug lets out what entered, to the last',
  ({ whole, panels }) => {
    expect(panels.reduce((sum, { out }) => sum + out, 0)).toBeCloseTo(whole?.amount ?? 0);
  },
);

it.each(sheets)('$slug divides each stream without a rest', ({ panels }) => {
  for (const { draw, data } of panels) {
    if (draw !== 'stream') continue;
    const [whole, ...parts] = data.map(({ value }) => value);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(whole ?? 0);
  }
});
