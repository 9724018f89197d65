import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compare } from '../src/review/compare/compare';
import type { Review } from '../src/review/compare/review';
import { toShoot } from '../src/review/pictures/toShoot';
import { RECORD_FILE } from '../src/review/record/address';
import type { SiteRecord } from '../src/review/record/schema';
import { reviewComment } from '../src/review/show/markdown';
import { ofVerdict } from '../src/review/show/say';
import { isSameLook, type Shot } from '../src/review/show/page/shots';
import { showReview } from '../src/review/show/terminal';
import { baseRecord, keepRecord, readRecord } from './review/bases';
import { placeOf, siteOf, type BuiltSite } from './review/builtSite';
import { shootBoth } from './review/pictures';
import { writePage } from './review/writePage';
import { buildIfNeeded } from './support/build';
import { Hint } from './support/hint';
import { run } from './support/run';

const options = {
  base: { type: 'string', default: 'main' },
  record: { type: 'string' },
  here: { type: 'string' },
  built: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  pictures: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  preview: { type: 'string' },
  files: { type: 'string' },
  out: { type: 'string', default: 'node_modules/.cache/review/page' },
} as const;

/** What was asked; it ends with exit code 2 if that is nothing it knows. */
function asked() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\nSee docs/developers/review.md.`,
    );
    process.exit(2);
  }
}

/** The site that a record stands in. @throws Hint if it stands in none */
function siteBehind(record: string | undefined): BuiltSite {
  const site = record && siteOf(record);
  if (site) return site;
  throw new Hint(
    'Pictures are taken of both sites: name the record of the base where it was built, --record ../base/public/review/record.json, or the address of a deploy.',
  );
}

/** Shoots what changed on both sides, and says how much of it looks otherwise. */
async function picturesOf(
  review: Review,
  [was, is]: readonly [SiteRecord, SiteRecord],
  sites: { readonly was: BuiltSite; readonly is: BuiltSite },
  folder: string,
): Promise<ReadonlyMap<string, readonly Shot[]>> {
  const { pages, more } = toShoot(review, was, is);
  const shots = await shootBoth(pages, sites, folder);
  const moved = [...shots.values()].filter((own) => !isSameLook(own)).length;
  const rest = more > 0 ? ` ${more} more were not shot.` : '';
  console.log(`\nPictures: ${moved} of ${pages.length} pages look otherwise.${rest}`);
  return shots;
}

/**
 * `npm run review`: what the working tree does to the site, against a base. Exit code 1 if something stops,
 * 2 if it was asked wrongly or there is nothing to compare.
 */
run(async () => {
  const values = asked();
  if (!values.built && values.here === undefined) buildIfNeeded();
  try {
    const hereFile = values.here ?? `public${RECORD_FILE}`;
    const here = await readRecord(hereFile);
    // One that was built earlier may be of another tree.
    if (values.here === undefined && !values.built) keepRecord(here);
    const base = values.record ? await readRecord(values.record) : baseRecord(values.base);
    const sites = values.pictures
      ? { was: siteBehind(values.record), is: siteBehind(hereFile) }
      : undefined;
    const review = compare(base, here);
    if (values.json) console.log(JSON.stringify(review, null, 2));
    else if (values.markdown) {
      const { preview, files } = values;
      console.log(
        reviewComment(review, { preview, files, review: preview && `${preview}/review/` }),
      );
    } else {
      const hasColor = process.stdout.isTTY && !process.env['NO_COLOR'];
      console.log(showReview(review, { hasColor, showsAll: values.all }));
      const shots = sites && (await picturesOf(review, [base, here], sites, values.out));
      const file = await writePage(
        review,
        {
          here: values.preview,
          base: /^https?:/.exec(values.record ?? '')
            ? new URL(values.record ?? '').origin
            : undefined,
          names: { here: 'this tree', base: values.record ? 'the other record' : values.base },
          files: values.files,
          shots,
        },
        {
          folder: values.out,
          sites: [hereFile, values.record].flatMap((file) => (file && placeOf(file)) || []),
        },
      );
      console.error(`\nThe same as a page: ${pathToFileURL(file).href}`);
    }
    process.exitCode = ofVerdict(review, 'stop').length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Hint)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
});
