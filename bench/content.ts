import { checkContent } from '../src/registry/check/checkContent';
import { readContent } from '../src/registry/check/readContent';
import { pressReleases } from './pressReleases';
import type { Measure } from './table';

const FILES = 300;

/** Seconds to read and check 300 files: those of the site, filled up with press releases. */
export function benchContent(): Measure[] {
  const start = performance.now();
  const tree = readContent();
  const added = pressReleases(Math.max(0, FILES - tree.files.size));
  checkContent({ ...tree, files: new Map([...tree.files, ...added]) });
  const value = Math.round(performance.now() - start) / 1000;
  return [{ name: `content check, ${FILES} files`, unit: 's', value, target: 5, atMost: true }];
}
