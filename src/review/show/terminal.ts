import type { Change, Review, Verdict, Words } from '../compare/review';
import {
  addressOf,
  isEverywhere,
  LOOK_AT_IT,
  marked,
  ofVerdict,
  sentenceOf,
  unseenCode,
  whyOf,
} from './say';

const WIDTH = 72;

/** How many places of a page the terminal shows. */
const PLACES = 3;

export interface TerminalOptions {
  /** Whether to color; without, old words stand in `[-…-]` and new ones in `{+…+}`. */
  readonly hasColor: boolean;
  /** Whether to list what is fine, too. */
  readonly showsAll: boolean;
}

const paint = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;

const NAMES: Readonly<Record<Verdict, string>> = { stop: 'STOPS', look: 'LOOK', fine: 'FINE' };
const COLORS: Readonly<Record<Verdict, number>> = { stop: 31, look: 33, fine: 32 };

/** Breaks a text into lines that begin under one another. */
export function wrapped(text: string, indent: string, first = indent): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}

/** Two texts at both ends of a line, or on two lines where they do not fit. */
function spread(left: string, right: string): string[] {
  const space = WIDTH - left.length - right.length;
  return space >= 2 ? [left + ' '.repeat(space) + right] : [left, ...wrapped(right, '    ')];
}

function headOf(change: Change, review: Review): string[] {
  const why = whyOf(change, review.causes);
  if (isEverywhere(change)) return spread('  every page', why);
  const [page, ...others] = change.pages;
  const first = page ? addressOf(page) : change.title;
  if (others.length === 0) return spread(`  ${first}`, page?.was ? why : 'new');
  return [
    ...spread(`  ${change.pages.length} pages`, why),
    ...change.pages.slice(0, PLACES).map((one) => `    ${addressOf(one)}`),
    ...(others.length >= PLACES ? [`    and ${others.length + 1 - PLACES} more`] : []),
  ];
}

/** The change itself, line by line. */
export function showReview(review: Review, { hasColor, showsAll }: TerminalOptions): string {
  const bold = hasColor ? paint(1) : (text: string) => text;
  const color = (verdict: Verdict, text: string) =>
    hasColor ? paint(COLORS[verdict])(text) : text;
  // Colors come after the lines are broken: they have no width.
  const words = (parts: Words): string =>
    marked(
      parts,
      (text) => `[-${text}-]`,
      (text) => `{+${text}+}`,
    );
  const painted = (line: string): string =>
    hasColor
      ? line
          .replace(/\[-(.*?)-\]/g, (_, text: string) => paint(31)(text))
          .replace(/\{\+(.*?)\+\}/g, (_, text: string) => paint(32)(text))
      : line;

  const shown = (change: Change): string[] => [
    ...headOf(change, review),
    ...change.findings.flatMap(({ says, verb, todo, at }) => [
      ...wrapped(says, '    '),
      ...wrapped(todo, '           ', `    ${verb.padEnd(7)}`),
      ...(at ? [`    In     ${at.file}`] : []),
    ]),
    ...(change.gist.length > 0 ? wrapped(words(change.gist), '    ').map(painted) : []),
    ...change.words.slice(1, PLACES).flatMap(({ parts }) => {
      const text = words(parts);
      return text.length < 3 * WIDTH ? wrapped(text, '    ').map(painted) : [];
    }),
  ];

  const summed = (changes: readonly Change[]): string[] => {
    const groups = new Map<string, number>();
    for (const change of changes) {
      const why = whyOf(change, review.causes);
      groups.set(why, (groups.get(why) ?? 0) + Math.max(1, change.pages.length));
    }
    return [
      ...[...groups].flatMap(([why, count]) => wrapped(`${count}  ${why}`, '     ', '  ')),
      '  All of them: npm run review -- --all',
    ];
  };

  const part = (verdict: Verdict): string[] => {
    const changes = ofVerdict(review, verdict);
    if (changes.length === 0) return [];
    const isSummed = verdict === 'fine' && !showsAll;
    return [
      '',
      `${bold(color(verdict, NAMES[verdict]))}  ${changes.length}`,
      ...(isSummed ? summed(changes) : changes.flatMap(shown)),
    ];
  };

  const stops = ofVerdict(review, 'stop').length;
  const unseen = unseenCode(review);
  const drafts = review.drafts.map((page) => `  ${addressOf(page)}`);
  return [
    ...wrapped(sentenceOf(review), '').map(bold),
    ...part('stop'),
    ...part('look'),
    ...part('fine'),
    ...(drafts.length > 0 ? ['', 'Drafts, which production does not show yet:', ...drafts] : []),
    ...(unseen.length > 0
      ? ['', ...unseen.map((one) => `  ${one}`), ...wrapped(LOOK_AT_IT, '    ')]
      : []),
    '',
    stops > 0
      ? bold(color('stop', `Red: ${stops === 1 ? '1 stop' : `${stops} stops`}.`))
      : bold(color('fine', 'Green.')),
  ].join('\n');
}
