import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { checkContent } from '../src/registry/check/checkContent';
import { formatContentError } from '../src/registry/check/contentError';
import { parseFile } from '../src/registry/check/parseFile';
import { readContent } from '../src/registry/check/readContent';
import { exampleOf } from '../src/registry/editor/example';
import { kinds, type Kind } from '../src/registry/kinds';
import { didYouMean } from '../src/text/didYouMean';
import type { Terminal } from './new/ask';
import { converse, type Wanted } from './new/converse';
import { openInEditor } from './new/editor';
import { addressAt, isTaken, placeOf } from './new/place';
import { Hint } from './support/hint';
import { run } from './support/run';

const labels = kinds.map(({ label }) => label);

/** A kind by its word. @throws Hint if there is none */
function kindCalled(label: string): Kind {
  const kind = kinds.find((candidate) => candidate.label === label);
  if (kind) return kind;
  throw new Hint(
    `Usage: npm run new -- <kind> "Title", where the kind is one of ${labels.join(', ')}, got "${label}"${didYouMean(label, labels)}`,
  );
}

/** What the command itself says. @throws Hint if that is not enough, or not right */
function wantedOf(label: string, title: string, today: string): Wanted {
  const kind = kindCalled(label);
  if (title.trim() === '') throw new Hint(`Usage: npm run new -- ${label} "Title", with a title.`);
  const file = placeOf(kind, title, today.slice(0, 7));
  if (isTaken(file)) {
    throw new Hint(`content/${file} is there already: choose another title, or edit that file.`);
  }
  return { kind, title, file, given: {} };
}

/** Asks on a terminal for what the command did not say. @throws Hint if nobody answers any more */
async function askedFor(given: { label?: string; title?: string }, today: string) {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => reject(new Hint('\nNothing was written.')));
  });
  const terminal: Terminal = {
    ask: (asks) => Promise.race([lines.question(asks), closed]),
    say: (line) => console.log(line),
  };
  try {
    const files = [...readContent().files.keys()];
    return await converse(terminal, { kinds, files, today, isTaken }, given);
  } finally {
    closed.catch(() => undefined);
    lines.close();
  }
}

/** Writes the file; gives the line of its first text to write. */
function write({ kind, title, file, given }: Wanted, today: string): number {
  const { files, pictures } = readContent();
  const setting = { kind, file, title, today, files: [...files.keys()], pictures: [...pictures] };
  const target = path.resolve('content', file);
  mkdirSync(path.dirname(target), { recursive: true });
  const text = exampleOf({ ...setting, given });
  writeFileSync(target, text);
  return text.split('\n').findIndex((line) => /^[^#]*Write/.test(line)) + 1 || 1;
}

/** Says where the file is, where its page will be, and what comes next. */
function say({ kind, file }: Wanted): void {
  const text = readFileSync(path.resolve('content', file), 'utf8');
  const address = addressAt(kind, file, parseFile(file, text).data);
  console.log(`\nFile     content/${file}`);
  if (address) console.log(`Address  ${address}`);
  console.log(`Next     npm run develop        ${address ? `http://localhost:8000${address}` : 'the pages that refer to it'}
         npm run check:content  what is still to write, by line\n`);
}

/**
 * `npm run new`: a valid file with every key explained. Without a kind or a title it asks for them, and for
 * what the kind needs, where somebody sits at the terminal.
 */
run(async () => {
  const [label, title] = process.argv.slice(2);
  const today = new Date().toISOString().slice(0, 10);
  const isTerminal = process.stdin.isTTY;
  const isAsking = isTerminal && (!label || !title);
  if (isAsking && label) kindCalled(label);
  const wanted = isAsking
    ? await askedFor({ label, title }, today)
    : wantedOf(label ?? '', title ?? '', today);
  const line = write(wanted, today);
  say(wanted);

  const at = `content/${wanted.file}`;
  const errors = checkContent(readContent()).filter(({ file }) => file === at);
  if (errors.length > 0) console.log(errors.map(formatContentError).join('\n'));
  if (isTerminal) openInEditor(at, line);
});
