import { contentPages, isBuilt } from '../support/builtSite';
import { parseBuilt } from '../support/parseBuilt';

/** Entries have a figure of their own each, whose kind draws and prints it. */
const ENTRIES = /^(events|newsletters|newsroom|openings|release-notes|webinars|whats-new)\//;

/** A drawing with as many marks as this is read mark by mark. */
const MANY = 7;

/** Marks: drawn without words, placed or sized by a value. */
const MARKS = ['--', 'height', 'width', 'left', 'flex-grow']
  .map((property) => `[style*="${property}"]`)
  .concat('[data-mark]', 'svg rect', 'svg circle')
  .join();

const NO_MARK = 'img, input, picture, source, svg';

/** What holds the words of a mark: a row, a line, an entry of a list. */
const ROW = 'li, tr, td, dl > div, p';

/** How many marks may share the words of one row. */
const FEW = 2;

/** What a visitor can press, open or choose. */
const PRESSED = 'a, button, label, summary';

/**
 * Drawings whose marks do not say their values one by one, by page and the beginning of their heading:
 * where the values are printed, or why there are none.
 */
const DECLARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/about/': { 'It began with a page': 'a room, no values' },
  '/cmms-evaluation-guide/': { 'Weigh them yourself': 'the scores are read in the table above' },
  '/connected-processes/': { 'Seven days': 'the lists below say each stretch with its hours' },
  '/covid-19-faq-for-property-managers/': {
    'Your big office': 'each room says its sum below its bar',
  },
  '/futureproof/meetup/': { 'Eighteen people': 'a way; its stops are listed with their minutes' },
  '/futureproof/resources-mea/': { '32 hours a week': 'each city prints its hours' },
  '/futureproof/resources-uk/': { 'R-': 'the list below says each mark' },
  '/futureproof/resources-usa/': { 'Federal rule only': 'the list below says each mark' },
  '/industry/facility-management-services/': {
    'Software for FM': 'marks lie where the lot put them; their sums are printed above',
  },
  '/newsroom/newsRoom/': { 'Three rooms': 'plans of rooms, no values' },
  '/product/connected-cmms/': { 'One work order': 'the product, in which each part has its words' },
  '/resources/guide/contractor-handover/': {
    'Ninety days': 'the steps are named beside their marks',
  },
  '/resources/guide/first-maintenance-plan/': { 'Rank, then': 'each rank is named, with its sum' },
  '/resources/infographic/': { 'All infographics': 'sheets, small; each leads to its figures' },
  '/tour/': { 'One building': 'an elevation, and the product small' },
  '/webinar/': { '': 'minutes of sessions, whose pages name each part' },
};

interface Drawing {
  readonly heading: string;
  readonly root: Element;
  readonly marks: readonly Element[];
}

const textOf = (element: Element | null | undefined): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** The drawings of a page: marks by the figure, form or section that holds them. */
function drawingsOf(address: string): Drawing[] {
  const document = parseBuilt(address);
  const held = new Map<Element, Element[]>();
  for (const mark of document.querySelectorAll('main *')) {
    if (!mark.matches(MARKS) || mark.matches(NO_MARK) || textOf(mark)) continue;
    const root = mark.closest('figure, [role="img"], form, section, header, main');
    if (root) held.set(root, [...(held.get(root) ?? []), mark]);
  }
  return [...held].map(([root, marks]) => {
    const titled =
      root.querySelector('h1, h2, h3') ?? root.closest('section')?.querySelector('h1, h2, h3');
    return { root, marks, heading: textOf(titled) };
  });
}

/** Whether most marks have words of their own in their row, or can be pressed. */
function isPrinted(marks: readonly Element[]): boolean {
  const inRow = new Map<Element | null, number>();
  for (const mark of marks) {
    const row = mark.closest(ROW);
    inRow.set(row, (inRow.get(row) ?? 0) + 1);
  }
  const said = marks.filter((mark) => {
    const row = mark.closest(ROW);
    return mark.closest(PRESSED) ?? (textOf(row) && (inRow.get(row) ?? 0) <= FEW);
  });
  return said.length > marks.length / 2;
}

/** The range of a `ReadOut` is in the drawing or next to it. */
const isAnswering = ({ root }: Drawing): boolean =>
  [root, root.parentElement].some((around) => around?.querySelector('input[type="range"]'));

const pages = contentPages().filter(
  ({ address, file, isShown }) => isShown && isBuilt(address) && !ENTRIES.test(file),
);

/** A drawing without a heading is declared by an empty one. */
const isCalled = (heading: string, begin: string): boolean =>
  begin === '' ? heading === '' : heading.startsWith(begin);

const silent = pages.flatMap(({ address }) =>
  drawingsOf(address)
    .filter((drawing) => drawing.marks.length >= MANY)
    .filter((drawing) => !isAnswering(drawing) && !isPrinted(drawing.marks))
    .map(({ heading }) => ({ address, heading })),
);

it('lets every drawing of many marks answer, print its values, or be declared', () => {
  const left = silent.filter(
    ({ address, heading }) =>
      !Object.keys(DECLARED[address] ?? {}).some((begin) => isCalled(heading, begin)),
  );
  expect(left).toEqual([]);
});

it('declares no drawing that answers by now, or is gone', () => {
  const idle = Object.entries(DECLARED).flatMap(([address, headings]) =>
    Object.keys(headings).filter(
      (begin) => !silent.some((one) => one.address === address && isCalled(one.heading, begin)),
    ),
  );
  expect(idle).toEqual([]);
});
