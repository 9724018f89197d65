import { agendaOf } from '../agenda/agenda';
import type { Change, Finding, Review } from '../compare/review';
import {
  addressOf,
  COUNTED,
  isEverywhere,
  LOOK_AT_IT,
  marked,
  ofVerdict,
  sentenceOf,
  unseenCode,
  whyOf,
} from './say';

/** By its first line a comment is found again and rewritten. */
export const MARK = '<!-- lintel-review -->';

/** How many pages the tables of a comment name at most. */
const MOST = 25;

export interface Links {
  /** Where the preview stands; without, addresses are no links. */
  readonly preview?: string | undefined;
  /** Where files of the commit are shown: `https://…/blob/a41c09e`. */
  readonly files?: string | undefined;
  /** Where the review is shown as a page. */
  readonly review?: string | undefined;
}

/** Text of a cell: one line, and no sign of Markdown that its words do not mean. */
const cell = (text: string): string =>
  text
    .replace(/([\\`*_[\]<>|~#])/g, '\\$1')
    .replace(/\s+/g, ' ')
    .trim();

function pageCell(change: Change, { preview }: Links): string {
  if (isEverywhere(change)) return 'Every page';
  const [page] = change.pages;
  const address = page ? addressOf(page) : change.title;
  const isOpen = preview !== undefined && page?.is !== undefined;
  const named = isOpen ? `[${cell(address)}](${preview}${address})` : cell(address);
  const more = change.pages.length - 1;
  return more > 0 ? `${named} and ${more} more` : named;
}

const fileLink = ({ at }: Finding, { files }: Links): string => {
  if (!at) return '';
  return files ? ` In [\`${at.file}\`](${files}/${at.file}).` : ` In \`${at.file}\`.`;
};

const gistCell = ({ gist }: Change): string =>
  marked(
    gist,
    (text) => `~~${cell(text)}~~`,
    (text) => `**${cell(text)}**`,
  );

const row = (change: Change, review: Review, links: Links, shows: string): string =>
  `| ${pageCell(change, links)} | ${shows} | ${cell(whyOf(change, review.causes))} |`;

const HEAD = ['| Page | What changed | Why |', '| --- | --- | --- |'];

const lookCell = (change: Change): string =>
  [
    ...change.findings.map(({ says, verb, todo }) => `${cell(says)} ${verb}: ${cell(todo)}`),
    gistCell(change),
  ]
    .filter(Boolean)
    .join(' ');

function stopItem(change: Change, links: Links): string {
  const findings = change.findings.map((finding, index) => {
    const says = `${cell(finding.says)}\n   ${finding.verb}: ${cell(finding.todo)}${fileLink(finding, links)}`;
    return index === 0 ? says : `   ${says}`;
  });
  return `1. **${pageCell(change, links)}**: ${findings.join('\n')}`;
}

/** What stays as it was, and what changes without anybody. */
function besidesOf({ base, unchanged, here, days }: Review): string {
  const same = base ? `${unchanged} of ${here.pages} pages say the same words. ` : '';
  const [next] = agendaOf(days).filter(({ on }) => on >= here.builtAt.slice(0, 10));
  return next
    ? `${same}The next day that changes the site by itself: ${next.on}. ${cell(next.says)} `
    : same;
}

/**
 * The comment below a pull request: one, rewritten with every push. At most 25 pages stand in its tables,
 * those that stop and want a look first; the rest is counted.
 */
export function reviewComment(review: Review, links: Links = {}): string {
  const [stops, looks, fine] = (['stop', 'look', 'fine'] as const).map((verdict) =>
    ofVerdict(review, verdict),
  ) as [Change[], Change[], Change[]];
  const counted = (['stop', 'look', 'fine'] as const)
    .map((verdict) => ({ verdict, count: ofVerdict(review, verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `**${COUNTED[verdict](count)}**`);
  const open = links.review ? [`[**Open the review**](${links.review})`] : [];
  const shownStops = stops.slice(0, MOST);
  const shownLooks = looks.slice(0, MOST - shownStops.length);
  const shownFine = fine.slice(0, MOST - shownStops.length - shownLooks.length);
  const rest = review.changes.length - shownStops.length - shownLooks.length - shownFine.length;
  const unseen = unseenCode(review);
  const { here, base } = review;
  const commit = (one: typeof here): string => (one.commit ?? 'this build').slice(0, 7);
  const lines = [
    MARK,
    `### ${cell(sentenceOf(review))}`,
    '',
    [...counted, ...open].join(' · '),
    ...(shownStops.length > 0
      ? ['', '#### Stops the merge', '', ...shownStops.map((change) => stopItem(change, links))]
      : []),
    ...(shownLooks.length > 0
      ? [
          '',
          '#### Wants a look',
          '',
          ...HEAD,
          ...shownLooks.map((change) => row(change, review, links, lookCell(change))),
        ]
      : []),
    ...(shownFine.length > 0
      ? [
          '',
          '<details>',
          `<summary><b>Fine: ${fine.length}</b></summary>`,
          '',
          ...HEAD,
          ...shownFine.map((change) => row(change, review, links, gistCell(change))),
          '',
          '</details>',
        ]
      : []),
    ...(rest > 0 ? ['', `And ${rest} more, in the review.`] : []),
    ...(unseen.length > 0
      ? [
          '',
          '#### Changed, and no word with it',
          '',
          ...unseen.map((one) => `- ${cell(one)}.`),
          '',
          `${LOOK_AT_IT}.`,
        ]
      : []),
    '',
    `<sub>${commit(here)}${base ? ` against ${commit(base)} of ${base.builtAt.slice(0, 10)}` : ''}. ${besidesOf(review)}This comment is rewritten with every push.</sub>`,
  ];
  return `${lines.join('\n')}\n`;
}
