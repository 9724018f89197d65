import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  RECORD_VERSION,
  siteRecord,
  versioned,
  type SiteRecord,
} from '../../src/review/record/schema';
import { Hint } from '../support/hint';

const KEPT = 'node_modules/.cache/review';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** @throws Hint if a text is no record, or one of another version */
export function parseRecord(text: string, from: string): SiteRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Hint(`${from} is no record: it is not JSON.`);
  }
  const version = versioned.safeParse(data).data?.version;
  if (version !== RECORD_VERSION)
    throw new Hint(
      version === undefined
        ? `${from} is no record of a site.`
        : `${from} speaks version ${version}, and this build version ${RECORD_VERSION}: the two cannot be compared. Build the base again with this version.`,
    );
  const record = siteRecord.safeParse(data);
  if (record.success) return record.data;
  const [issue] = record.error.issues;
  throw new Hint(`${from} is no whole record: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** Reads a record from a file or an address. @throws Hint if there is none */
export async function readRecord(from: string): Promise<SiteRecord> {
  if (!/^https?:\/\//.test(from)) {
    if (!existsSync(from)) throw new Hint(`There is no record at ${from}.`);
    return parseRecord(readFileSync(from, 'utf8'), from);
  }
  const response = await fetch(from).catch((error: unknown) => {
    throw new Hint(`${from} does not answer: ${String(error)}`);
  });
  if (!response.ok) throw new Hint(`${from} answers ${response.status}: there is no record yet.`);
  return parseRecord(await response.text(), from);
}

const fileOf = (commit: string): string => path.join(KEPT, `${commit}.json`);

/** Whether the working tree is what the commit says, as far as it makes the site. */
const isClean = (): boolean =>
  git('status', '--porcelain', '--', 'content', 'src', 'static', 'package-lock.json') === '';

/** Keeps the record of a build by its commit, if nothing was changed since; so the next change has a base. */
export function keepRecord(record: SiteRecord): void {
  const { commit } = record;
  if (!commit || existsSync(fileOf(commit)) || git('rev-parse', 'HEAD') !== commit || !isClean())
    return;
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(fileOf(commit), JSON.stringify(record));
}

/** The record of a commit, branch or tag. @throws Hint if none is kept, with what makes one */
export function baseRecord(ref: string): SiteRecord {
  let commit: string;
  try {
    commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  } catch {
    throw new Hint(`${ref} is no commit, branch or tag of this repository.`);
  }
  const file = fileOf(commit);
  if (existsSync(file)) return parseRecord(readFileSync(file, 'utf8'), file);
  throw new Hint(
    [
      `No record is kept for ${ref} (${commit.slice(0, 7)}). Make one, once:`,
      `  git worktree add ../base ${ref} && cd ../base && npm ci && npm run build`,
      `  cp public/review/record.json ${path.resolve(file)}`,
      'or compare with another one: npm run review -- --record FILE-OR-ADDRESS',
    ].join('\n'),
  );
}
