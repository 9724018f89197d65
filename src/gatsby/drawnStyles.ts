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

/** A style sheet and its address. */
interface Sheet {
  readonly href: string;
  readonly root: Root;
}

let known: readonly Sheet[] | undefined;

function readSheets(): Sheet[] {
  const sheets = Object.entries(SHEETS).filter(([chunk]) => CHUNK.test(chunk));
  if (sheets.length === 0) throw new Error('There is no chunk with the styles of drawings.');
  return [...new Set(sheets.flatMap(([, hrefs]) => hrefs))].map((href) => ({
    href,
    root: postcss.parse(readFileSync(`public${href}`, 'utf8')),
  }));
}

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
const namedBy = (selector: string): readonly string[] =>
  selector.match(/\.[\w-]+/g) ?? selector.replaceAll(/["']/g, '').match(/\[data-[^\]]+\]/g) ?? [];

/** Whether a page with these marks shows something that the rule is for. */
function isFor(node: ChildNode, marks: ReadonlySet<string>): boolean {
  if (node.type !== 'rule') return node.type !== 'comment';
  return namedBy(node.selector).some((name) => marks.has(name));
}

/** The rules of a sheet that are for these marks, with what they move by. */
function pick(root: Root, marks: ReadonlySet<string>): string {
  const own = root.clone();
  own.walk((node) => {
    const isInside = node.parent?.type === 'atrule' && isKeyframes(node.parent as AtRule);
    if (!isInside && !isFor(node, marks)) node.remove();
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
function pickOnce({ root }: Sheet, marks: ReadonlySet<string>): string {
  const { names, styles } = picked.get(root) ?? readNames(root);
  picked.set(root, { names, styles });
  const shown = names.filter((name) => marks.has(name));
  const key = shown.join(' ');
  const own = styles.get(key) ?? pick(root, new Set(shown));
  styles.set(key, own);
  return own;
}

/**
 * The styles of the drawings on a page, and no others, by the sheet that they are from: a page that has
 * the whole sheet needs nothing of it. The page shows a drawing as markup, without the code that would
 * bring its styles along.
 * @param html the body of the page.
 */
export function drawnStyles(html: string, sheets = (known ??= readSheets())) {
  const marks = marksIn(html);
  return sheets
    .map((sheet) => ({ href: sheet.href, styles: pickOnce(sheet, marks) }))
    .filter(({ styles }) => styles !== '');
}
