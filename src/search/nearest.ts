import { distance } from 'fastest-levenshtein';
import type { Address } from '../browser/addresses';

/** How alike two addresses have to be at least, from 0 to 1: less alike is a guess. */
const LIKE_ENOUGH = 0.5;

/** An address as it was meant: without its coding, its capitals and its file ending. */
function plain(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A broken escape is compared as it stands.
  }
  return decoded
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/\/+$/, '');
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const wordsOf = (path: string): Set<string> => new Set(path.split(/[/-]/).filter(Boolean));

/** Spelling in common, 1 for the same. */
function spelledAlike(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  return length === 0 ? 0 : 1 - distance(one, other) / length;
}

/** Words in common, however they are ordered, 1 for all. */
function wordedAlike(one: string, other: string): number {
  const [some, others] = [wordsOf(one), wordsOf(other)];
  const shared = [...some].filter((word) => others.has(word)).length;
  return (2 * shared) / (some.size + others.size || 1);
}

/** A page that has moved keeps its last word; one that was mistyped keeps most of its letters. */
const likeness = (asked: string, path: string): number =>
  Math.max(
    spelledAlike(asked, path),
    0.95 * spelledAlike(lastOf(asked), lastOf(path)),
    0.9 * wordedAlike(asked, path),
  );

/** The pages whose addresses come nearest to one that does not exist, nearest first. */
export function nearest(asked: string, pages: readonly Address[], count = 4): Address[] {
  const wanted = plain(asked);
  if (wanted === '') return [];
  return pages
    .map((page) => ({ page, likeness: likeness(wanted, plain(page.path)) }))
    .filter((found) => found.likeness >= LIKE_ENOUGH)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, count)
    .map(({ page }) => page);
}
