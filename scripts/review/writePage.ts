import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { agendaCalendar, agendaOf } from '../../src/review/agenda/agenda';
import type { Review } from '../../src/review/compare/review';
import { reviewPage } from '../../src/review/show/page/reviewPage';
import type { Shown } from '../../src/review/show/page/sides';
import { site } from '../../src/site';
import { bundle } from './bundle';

const SOURCE = path.resolve(__dirname, '../../src/review/show/page');

/** Share pictures of both sides, beside the page: a page of a preview may load none from elsewhere. */
async function sharePictures(
  { changes }: Review,
  folder: string,
  sites: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const sides = changes.flatMap(({ share }) => [share?.was?.src, share?.is?.src]);
  const pictures = new Map<string, string>();
  for (const src of new Set(sides.filter((one) => one !== undefined))) {
    const bytes = await pictureIn(sites, src);
    if (!bytes) continue;
    const name = path.basename(src);
    writeFileSync(path.join(folder, name), bytes);
    pictures.set(src, name);
  }
  return pictures;
}

/** A picture of one of the builds, folders or origins; where none has it, its words stand in its place. */
async function pictureIn(sites: readonly string[], src: string): Promise<Uint8Array | undefined> {
  for (const site of sites) {
    if (!/^https?:/.test(site)) {
      const file = path.join(site, src);
      if (existsSync(file)) return readFileSync(file);
      continue;
    }
    const response = await fetch(site + src).catch(() => undefined);
    if (response?.ok) return new Uint8Array(await response.arrayBuffer());
  }
  return undefined;
}

/** Writes a review as a page, with all that it loads, into a folder; `sites` are those that have its pictures. */
export async function writePage(
  review: Review,
  shown: Omit<Shown, 'pictures'>,
  { folder, sites }: { readonly folder: string; readonly sites: readonly string[] },
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await bundle(
    [
      { in: path.join(SOURCE, 'client/index.ts'), out: 'review' },
      { in: path.join(SOURCE, 'review.css'), out: 'review' },
    ],
    folder,
  );
  const pictures = await sharePictures(review, folder, sites);
  const agenda = agendaOf(review.days);
  const today = review.here.builtAt.slice(0, 10);
  writeFileSync(path.join(folder, 'agenda.ics'), agendaCalendar(agenda, site.origin, today));
  const file = path.join(folder, 'index.html');
  writeFileSync(file, reviewPage(review, { ...shown, pictures }));
  return file;
}
