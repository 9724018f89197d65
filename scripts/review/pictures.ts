import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Stretch } from '../../src/review/pictures/gaps';
import { movedIn, type Place } from '../../src/review/pictures/moved';
import type { Raster } from '../../src/review/pictures/raster';
import type { BothSides } from '../../src/review/pictures/toShoot';
import type { Shot, ShotPlace } from '../../src/review/show/page/shots';
import { openBrowser } from '../measure/browser';
import { nameOf } from '../measure/shots/names';
import { shootPage, type Setting } from '../measure/shots/shootPage';
import type { BuiltSite } from './builtSite';

const WIDTHS = [1280, 375];

/** How many places of a page are shown at a width, and how many px of one. */
const PLACES = 3;
const TALLEST = 1600;

async function rasterOf(file: string): Promise<Raster> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Cuts rows out of a picture, into a file of its own; none where there are no rows. */
async function cutOut(from: string, to: string, { start, end }: Stretch): Promise<number> {
  const { width } = await sharp(from).metadata();
  const height = Math.min(end - start, TALLEST);
  await sharp(from)
    .extract({ left: 0, top: start, width, height })
    .webp({ quality: 88 })
    .toFile(to);
  return height;
}

async function placeOf(
  { was, is, boxes }: Place,
  files: Sides,
  folder: string,
  name: string,
): Promise<ShotPlace> {
  const [one, other] = [`${name}-was.webp`, `${name}-is.webp`];
  const [before, after] = [
    await cutOut(files.was, path.join(folder, one), was),
    await cutOut(files.is, path.join(folder, other), is),
  ];
  return {
    was: { src: one, height: before },
    is: { src: other, height: after },
    boxes: boxes.map((box) => ({ ...box, y: box.y - is.start })).filter(({ y }) => y < after),
  };
}

interface Sides {
  readonly was: string;
  readonly is: string;
}

/** A page at a width, before and after; none if it does not answer on both sides. */
async function shotOf(
  page: BothSides,
  width: number,
  settings: Readonly<Record<keyof Sides, Setting>>,
  folder: string,
): Promise<Shot | undefined> {
  const shot = (side: keyof Sides) => shootPage(settings[side], page[side], width);
  const warnings = await Promise.all([shot('was'), shot('is')]);
  if (warnings.includes(undefined)) return undefined;
  const fileOf = (side: keyof Sides) => path.join(settings[side].folder, nameOf(page[side], width));
  const files = { was: fileOf('was'), is: fileOf('is') };
  const moved = movedIn(await rasterOf(files.was), await rasterOf(files.is));
  const places: ShotPlace[] = [];
  for (const [index, place] of moved.slice(0, PLACES).entries())
    places.push(
      await placeOf(place, files, folder, nameOf(page.is, width, index + 1).replace('.png', '')),
    );
  return { width, places, more: moved.length - places.length };
}

/**
 * Shoots pages before and after at two widths, in one browser, motion off; writes what moved beside the
 * page of the review. By the address that a page has now.
 */
export async function shootBoth(
  pages: readonly BothSides[],
  sites: { readonly was: BuiltSite; readonly is: BuiltSite },
  folder: string,
): Promise<ReadonlyMap<string, readonly Shot[]>> {
  const raw = path.join(folder, 'whole');
  rmSync(raw, { recursive: true, force: true });
  const browser = await openBrowser();
  const settingOf = (side: keyof Sides): Setting => {
    const into = path.join(raw, side);
    mkdirSync(into, { recursive: true });
    return { browser, folder: into, isSliced: false, ...sites[side] };
  };
  const settings = { was: settingOf('was'), is: settingOf('is') };
  const shots = new Map<string, readonly Shot[]>();
  try {
    for (const page of pages) {
      const found: Shot[] = [];
      for (const width of WIDTHS) {
        const shot = await shotOf(page, width, settings, folder);
        if (shot) found.push(shot);
      }
      shots.set(page.is, found);
    }
  } finally {
    await browser.close();
  }
  return shots;
}
