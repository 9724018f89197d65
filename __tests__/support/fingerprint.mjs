import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What green runs leave for later ones. Kept by CI from run to run; `npm ci` empties it. */
export const KEPT = 'node_modules/.cache/green';

/** @param {(string | Buffer)[]} parts */
export const hash = (...parts) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('base64url');

/**
 * Every file of a folder, or the file itself; none where there is neither.
 * @param {string} place
 * @returns {string[]}
 */
export const filesOf = (place) =>
  !existsSync(place)
    ? []
    : statSync(place).isFile()
      ? [place]
      : readdirSync(place)
          .sort()
          .flatMap((name) => filesOf(path.join(place, name)));

/**
 * The files of these places by their names and what they say.
 * @param {readonly string[]} places
 */
export const fingerprint = (places) =>
  hash(...places.flatMap(filesOf).flatMap((file) => [file, readFileSync(file)]));

/** @param {string} browser path of its program */
export const versionOf = (browser) =>
  spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout ?? '';
