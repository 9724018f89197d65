import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../../../../scripts/review/bundle';
import type { Review } from '../../../../src/review/compare/review';
import { placesOf } from './places';
import { withBar } from './withBar';

/** Puts the bar on every changed page of a built preview. */
export async function injectBar(review: Review, built: string): Promise<void> {
  const pages = [...placesOf(review)];
  if (pages.length === 0) return;
  await bundle(
    [
      { in: path.join(__dirname, 'client/index.ts'), out: 'bar' },
      { in: path.join(__dirname, 'bar.css'), out: 'bar' },
    ],
    path.join(built, 'review'),
  );
  for (const [address, changed] of pages) {
    const file = path.join(built, address, 'index.html');
    if (existsSync(file)) writeFileSync(file, withBar(readFileSync(file, 'utf8'), changed));
  }
}
