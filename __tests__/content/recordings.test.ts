import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { recording } from '../../src/kinds/data/recording';
import sharp from 'sharp';
import {
  captionsFile,
  POSTER_WIDTHS,
  posterFile,
  recordingFile,
  stillsFile,
} from '../../src/format/captions';

const FOLDER = `content/${recording.folder}`;
/** Bytes of a film, and of the picture before it. */
const MOST = 1_500_000;
const MOST_OF_POSTER = 60_000;
/** And of all its stills, each so wide. */
const MOST_OF_STILLS = 60_000;
const STILL = 480;

const recordings = readdirSync(FOLDER).map((file) => ({
  slug: path.basename(file, '.yaml'),
  data: recording.schema.parse(parse(readFileSync(path.join(FOLDER, file), 'utf8'))),
}));

const fileOf = (slug: string, ending: Parameters<typeof recordingFile>[1]): string =>
  path.join('static', recordingFile(slug, ending));

/** Seconds of an MP4, from the header of its film. */
function secondsOf(file: string): number {
  const bytes = readFileSync(file);
  const at = bytes.indexOf('mvhd') + 4;
  return bytes.readUInt32BE(at + 16) / bytes.readUInt32BE(at + 12);
}

describe.each(recordings)('the recording $slug', ({ slug, data }) => {
  it('has its films, each small enough for a phone', () => {
    const sizes = (['webm', 'mp4'] as const).map((ending) => statSync(fileOf(slug, ending)).size);
    expect(Math.max(...sizes)).toBeLessThan(MOST);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  it('is as long as its file says, which its captions cover', () => {
    expect(secondsOf(fileOf(slug, 'mp4'))).toBeCloseTo(data.seconds, 0);
    expect(data.lines.at(-1)?.at).toBeLessThan(data.seconds);
  });

  it('says its lines one after the other, the first at once', () => {
    const begins = data.lines.map(({ at }) => at);
    expect(begins[0]).toBe(0);
    expect(begins).toEqual([...new Set(begins)].sort((one, other) => one - other));
  });

  it('says in its captions what the page says beside it', () => {
    const captions = readFileSync(fileOf(slug, 'vtt'), 'utf8');
    expect(captions).toBe(captionsFile(data.lines, data.seconds));
  });

  it('leaves time to read each line', () => {
    const ends = [...data.lines.slice(1).map(({ at }) => at), data.seconds];
    const fastest = Math.max(
      ...data.lines.map(({ at, text }, index) => text.length / ((ends[index] ?? 0) - at)),
    );
    expect(fastest).toBeLessThan(24);
  });

  it('has a picture from within it', () => {
    expect(data.poster).toBeLessThan(data.seconds);
    expect(existsSync(fileOf(slug, 'webp'))).toBe(true);
    expect(statSync(fileOf(slug, 'webp')).size).toBeLessThan(MOST_OF_POSTER);
  });

  it.each(POSTER_WIDTHS)('has it %i pixels wide, too', async (width) => {
    const file = path.join('static', posterFile(slug, width));
    expect((await sharp(file).metadata()).width).toBe(width);
    expect(statSync(file).size).toBeLessThan(statSync(fileOf(slug, 'webp')).size);
  });

  it('has a still for each line', async () => {
    const file = path.join('static', stillsFile(slug));
    expect((await sharp(file).metadata()).width).toBe(STILL * data.lines.length);
    expect(statSync(file).size).toBeLessThan(MOST_OF_STILLS);
  });
});

it('keeps no file of a recording that is gone', () => {
  const known = new Set(
    recordings.flatMap(({ slug }) => [
      ...(['webm', 'mp4', 'vtt', 'webp'] as const).map((ending) => recordingFile(slug, ending)),
      ...POSTER_WIDTHS.map((width) => posterFile(slug, width)),
      stillsFile(slug),
    ]),
  );
  const strays = readdirSync('static/recordings').filter(
    (file) => !known.has(`/recordings/${file}`),
  );
  expect(strays).toEqual([]);
});
