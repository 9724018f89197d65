import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';

// Gatsby makes every page again with each build where it sees a file read as a page is made.
const { readFileSync } = process.getBuiltinModule('node:fs');

/**
 * Addresses of the style sheets of each chunk. All of them are part of the code that makes pages: Gatsby
 * prints sheets into pages and would keep those of a page whose sheet alone has changed.
 */
declare const SHEETS: Readonly<Record<string, readonly string[]>>;

/**
 * The chunks that draw (Drawn.browser.tsx names them): `drawings` of what never changes, and one more for
 * each piece that answers a visitor, `drawings-` and its name. Their sheets have the styles of every drawing.
 */
const CHUNK = /^drawings(-|$)/;
const STILL = 'drawings';

/** A style sheet and its address. */
interface Sheet {
  readonly href: string;
  readonly root: Root;
  /** Whether what it is for never changes, so that no class can come to it. */
  readonly isStill?: boolean;
}

let known: readonly Sheet[] | undefined;

function readSheets(): Sheet[] {
  const sheets = Object.entries(SHEETS).filter(([chunk]) => CHUNK.test(chunk));
  if (sheets.length === 0) throw new Error('There is no chunk with the styles of drawings.');
  return [...new Set(sheets.flatMap(([, hrefs]) => hrefs))].map((href) => ({
    href,
    root: postcss.parse(readFileSync(`public${href}`, 'utf8')),
    isStill: sheets.every(([chunk, hrefs]) => chunk === STILL || !hrefs.includes(href)),
  }));
}

/** What a selector can do without: an element may have one of several, or must lack it. */
const ELSE = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;

/** The classes that a selector names, as `.name`. */
const classesIn = (selector: string): readonly string[] => selector.match(/\.[\w-]+/g) ?? [];

/** Those of them without which it matches nothing. */
const neededIn = (selector: string): readonly string[] => classesIn(selector.replaceAll(ELSE, ''));

/** What a style sheet can name: each class (`.x`) and each `data-` attribute, with and without its value. */
function marksIn(html: string): Set<string> {
  const marks = new Set<string>();
  for (const [, name = '', value = ''] of html.matchAll(/ (class|data-[\w-]+)="([^"]*)"/g)) {
    if (name === 'class') value.split(' ').forEach((one) => marks.add(`.${one}`));
    else marks.add(`[${name}]`).add(`[${name}=${value}]`);
  }
  return marks;
}

const isKeyframes = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'keyframes';

/** The classes of a selector; of one that has none, its attributes. */
function namedBy(selector: string): readonly string[] {
  const classes = classesIn(selector);
  if (classes.length > 0) return classes;
  return selector.replaceAll(/["']/g, '').match(/\[data-[^\]]+\]/g) ?? [];
}

/** Whether a page with these marks shows something that the rule is for, which has all its classes if they can’t come. */
function isFor(node: ChildNode, marks: ReadonlySet<string>, isStill: boolean): boolean {
  if (node.type !== 'rule') return node.type !== 'comment';
  return node.selectors.some(
    (selector) =>
      namedBy(selector).some((name) => marks.has(name)) &&
      (!isStill || neededIn(selector).every((name) => marks.has(name))),
  );
}

/** The rules of a sheet that are for these marks, with what they move by. */
function pick({ root, isStill = false }: Sheet, marks: ReadonlySet<string>): string {
  const own = root.clone();
  own.walk((node) => {
    const isInside = node.parent?.type === 'atrule' && isKeyframes(node.parent as AtRule);
    if (!isInside && !isFor(node, marks, isStill)) node.remove();
  });
  own.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  const rest = own.nodes.filter((node) => !isKeyframes(node)).join('');
  own.each((node) => {
    if (isKeyframes(node) && !rest.includes(node.params)) node.remove();
  });
  return own.toString().trim();
}

/** The marks that a sheet names, and what was picked for those of them that a page has. */
interface Picked {
  readonly names: readonly string[];
  readonly styles: Map<string, string>;
}

const picked = new WeakMap<Root, Picked>();

function readNames(root: Root): Picked {
  const names = new Set<string>();
  root.walkRules(({ selector }) => namedBy(selector).forEach((name) => names.add(name)));
  return { names: [...names], styles: new Map() };
}

/** As `pick`, once for all pages that show the same of a sheet; most show nothing. */
function pickOnce(sheet: Sheet, marks: ReadonlySet<string>): string {
  const { names, styles } = picked.get(sheet.root) ?? readNames(sheet.root);
  picked.set(sheet.root, { names, styles });
  const shown = names.filter((name) => marks.has(name));
  const key = shown.join(' ');
  const own = styles.get(key) ?? pick(sheet, new Set(shown));
  styles.set(key, own);
  return own;
}

/**
 * The styles of the drawings on a page, and no others, by the sheet that they are from: a page that has
 * the whole sheet needs nothing of it. The page shows a drawing as markup, without the code that would
 * bring its styles along.
 * @param html the body of the page.
 */
export function drawnStyles(html: string, sheets: readonly Sheet[] = (known ??= readSheets())) {
  const marks = marksIn(html);
  return sheets
    .map((sheet) => ({ href: sheet.href, styles: pickOnce(sheet, marks) }))
    .filter(({ styles }) => styles !== '');
}
