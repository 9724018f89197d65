import postcss, { type ChildNode, type Rule } from 'postcss';
import { neededIn } from './selectors';
import * as opening from '../ui/hero/Opening.module.css';
import * as heroGround from '../ui/hero/HeroGround.module.css';
import * as heroText from '../ui/hero/HeroText.module.css';
import * as bust from '../ui/content/Bust.module.css';
import * as faq from '../ui/content/Faq.module.css';
import * as closing from '../ui/layout/Closing.module.css';
import * as panel from '../ui/product-ui/parts/Panel.module.css';
import * as track from '../ui/plot/Track.module.css';
import * as choiceRow from '../ui/primitives/ChoiceRow.module.css';
import * as dataTable from '../ui/primitives/DataTable.module.css';
import * as fold from '../ui/primitives/Fold.module.css';
import * as grid from '../ui/primitives/Grid.module.css';
import * as heading from '../ui/primitives/Heading.module.css';
import * as portrait from '../ui/primitives/Portrait.module.css';
import * as rows from '../ui/primitives/Rows.module.css';
import * as section from '../ui/primitives/Section.module.css';
import * as text from '../ui/primitives/Text.module.css';
import * as proof from '../sections/shared/proof/Proof.module.css';
import * as quote from '../sections/shared/quote/Quote.module.css';
import * as clause from '../sections/shared/takes/TakesClause.module.css';
import * as then from '../sections/shared/then/Then.module.css';

/** Addresses of the style sheets that one page alone has, as the build of the scripts left them. */
declare const SHEETS_OF_ONE: readonly string[];

/**
 * Sheets of what is on a page from the start and stays as it is: a variant that the HTML does not show
 * never comes. A piece that may appear, or look otherwise, once a visitor does something is none of them.
 */
const STILL = [
  opening,
  heroGround,
  heroText,
  bust,
  faq,
  closing,
  section,
  proof,
  quote,
  clause,
  then,
  panel,
  track,
  dataTable,
  grid,
  portrait,
];

const stillNames = (): string[] =>
  [STILL_NAMES, ...STILL.flatMap((sheet) => Object.values<unknown>({ ...sheet }))].flatMap(
    (names) => (typeof names === 'string' ? names.split(' ') : []),
  );

/**
 * The same of sheets whose other classes may come: sizes of an `h1`, words of openings and quotes, looks of a
 * choice; and of running text, what a rule of the Markdown gives its links, headings and tables.
 */
const STILL_NAMES = [
  ...[fold.wide, heading.page, heading.xl, rows.paired, text.term, text.voice],
  ...[choiceRow.row, choiceRow.chips, choiceRow.short, choiceRow.split, choiceRow.detail],
  ...['anchor', 'external', 'glossary', 'nowrap', 'pair', 'scroll', 'stacking'],
].join(' ');

/** Classes of variants that a page does not show; `still` are those that never come by themselves. */
export function unshownIn(html: string, still: readonly string[] = stillNames()): string[] {
  const shown = new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  );
  return [...new Set(still)].filter((name) => !shown.has(name));
}

const isRule = (node: ChildNode): node is Rule => node.type === 'rule';

/** A sheet without the rules that only elements of these classes would follow. */
export function withoutUnshown(styles: string, unshown: readonly string[]): string {
  const gone = new Set(unshown.map((name) => `.${name}`));
  const isGone = (selector: string): boolean => neededIn(selector).some((name) => gone.has(name));
  const root = postcss.parse(styles);
  root.walk((node) => {
    if (!isRule(node)) return;
    const left = node.selectors.filter((selector) => !isGone(selector));
    if (left.length === 0) node.remove();
    else if (left.length < node.selectors.length) node.selectors = left;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/**
 * Whether a page may have a sheet without what it does not show. Code takes a printed sheet for the whole
 * one, so another page that has it would lack the rest when a visitor goes on to that.
 */
export const isOfOnePage = (href: string, sheets: readonly string[] = SHEETS_OF_ONE): boolean =>
  sheets.includes(href);
