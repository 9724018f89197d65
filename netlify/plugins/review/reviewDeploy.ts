import path from 'node:path';
import { readRecord } from '../../../scripts/review/bases';
import { writePage } from '../../../scripts/review/writePage';
import { Hint } from '../../../scripts/support/hint';
import { compare } from '../../../src/review/compare/compare';
import { RECORD_FILE } from '../../../src/review/record/address';
import type { SiteRecord } from '../../../src/review/record/schema';
import { COUNTED, ofVerdict, sentenceOf } from '../../../src/review/show/say';
import { injectBar } from './bar/inject';
import type { Shown } from '../../../src/review/show/page/sides';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the platform hands to a build plugin, as far as this one uses it. */
export interface Api {
  readonly constants: { readonly PUBLISH_DIR: string };
  readonly utils: {
    readonly status: {
      readonly show: (status: { title: string; summary: string; text?: string }) => void;
    };
    readonly build: {
      readonly failPlugin: (message: string, options?: { readonly error?: Error }) => void;
    };
  };
}

const REVIEWED = new Set(['deploy-preview', 'branch-deploy']);

/** The record of production, or why there is none. */
async function productionRecord(
  env: Environment,
): Promise<{ readonly record?: SiteRecord; readonly missing?: string }> {
  const from = env['REVIEW_RECORD'] || (env['URL'] && env['URL'] + RECORD_FILE);
  if (!from) return { missing: 'Nobody says where production is.' };
  try {
    return { record: await readRecord(from) };
  } catch (error) {
    if (error instanceof Hint) return { missing: error.message };
    throw error;
  }
}

/** What the page is shown with, as the platform names it. */
const shownIn = (env: Environment, missing: string | undefined): Shown => ({
  here: '',
  base: env['URL'] || undefined,
  names: { here: 'the preview', base: 'production' },
  missing: missing && `${missing} Nothing is wrong with this preview: its own checks have run.`,
  pullRequest: env['REVIEW_ID']
    ? {
        name: `Pull request ${env['REVIEW_ID']}`,
        url: env['REPOSITORY_URL'] && `${env['REPOSITORY_URL']}/pull/${env['REVIEW_ID']}`,
      }
    : undefined,
  files:
    env['REPOSITORY_URL'] && env['COMMIT_REF']
      ? `${env['REPOSITORY_URL']}/blob/${env['COMMIT_REF']}`
      : undefined,
});

/**
 * Writes the review of a preview into it, at `/review/`, puts a bar on its changed pages, and says in the
 * summary of the deploy what the change does. A deploy never fails for it, and production never has it.
 */
export async function reviewDeploy({ constants, utils }: Api, env: Environment): Promise<void> {
  if (!REVIEWED.has(env['CONTEXT'] ?? '')) return;
  const built = constants.PUBLISH_DIR;
  try {
    const here = await readRecord(path.join(built, RECORD_FILE));
    const { record, missing } = await productionRecord(env);
    const review = compare(record, here);
    if (record) await injectBar(review, built);
    const shown = shownIn(env, missing);
    const sites = [built, ...(shown.base ? [shown.base] : [])];
    await writePage(review, shown, { folder: path.join(built, 'review'), sites });
    const counts = (['stop', 'look', 'fine'] as const)
      .map((verdict) => ({ verdict, count: ofVerdict(review, verdict).length }))
      .filter(({ count }) => count > 0)
      .map(({ verdict, count }) => COUNTED[verdict](count));
    utils.status.show({
      title: 'Review',
      summary: missing ?? sentenceOf(review),
      text: [...counts, 'See /review/ on this deploy.'].join('. '),
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    utils.build.failPlugin(`There is no review of this deploy: ${error.message}`, { error });
  }
}
