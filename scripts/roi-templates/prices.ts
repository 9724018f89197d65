import { formatDollars } from '../../src/roi/format.ts';
import * as words from '../../src/roi/report/copy/secondPage.ts';
import { left, small, smallStrong, width } from '../../src/roi/report/layout.ts';
import { buildingTiers, employeeTiers, tierRanges, type Tier } from '../../src/roi/tiers.ts';
import type { Part } from './structure.ts';
import type { TemplatePage } from './TemplatePage.ts';

const PANEL = { top: 143, height: 52, inset: 6 } as const;
const TITLE = PANEL.top + 9;
const ROW = { first: PANEL.top + 17, step: 7, rule: 2.5 } as const;
const heading = { cut: 'heading', size: 11, tracking: -0.012 } as const;

/** Both price lists, side by side on one panel. */
export function drawPrices(page: TemplatePage): Part[] {
  const panel = { x: left, y: PANEL.top, width, height: PANEL.height };
  page.decorate((canvas) => canvas.rectangle(panel, 'stone-100'));
  const gap = 2 * PANEL.inset;
  const each = (width - 2 * PANEL.inset - gap) / 2;
  const start = left + PANEL.inset;
  return [
    ...drawList(page, { ...words.staffPrices, tiers: employeeTiers }, start, each),
    ...drawList(page, { ...words.buildingPrices, tiers: buildingTiers }, start + each + gap, each),
  ];
}

interface PriceList {
  readonly title: string;
  readonly unit: string;
  readonly tiers: readonly Tier[];
}

function drawList(page: TemplatePage, list: PriceList, x: number, listWidth: number): Part[] {
  const end = x + listWidth;
  const mark = page.text({ text: list.title, at: [x, TITLE], style: heading, color: 'ink-900' });
  const rows = tierRanges(list.tiers).map((range, index): Part => {
    const y = ROW.first + index * ROW.step;
    const above = y - ROW.step + ROW.rule;
    page.decorate((canvas) =>
      canvas.line(
        [
          [x, above],
          [end, above],
        ],
        'stone-300',
        0.57,
      ),
    );
    const name = page.text({
      text: words.tierName(range, list.unit),
      at: [x, y],
      style: small,
      color: 'ink-700',
    });
    const price = page.text({
      text: formatDollars(range.price),
      at: [end, y],
      style: smallStrong,
      color: 'ink-900',
      align: 'right',
    });
    return {
      role: 'TR',
      kids: [
        { role: 'TH', kids: [name], scope: 'Row' },
        { role: 'TD', kids: [price] },
      ],
    };
  });
  return [
    { role: 'H2', kids: [mark] },
    { role: 'Table', kids: rows },
  ];
}
