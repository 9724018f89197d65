import { formatDollars } from '../../src/format/number.ts';
import { tierName } from '../../src/roi/report/copy/explain.ts';
import { priceTitles } from '../../src/roi/report/copy/secondPage.ts';
import { small, smallStrong, title } from '../../src/roi/report/layout.ts';
import { priceLists, prices } from '../../src/roi/report/secondPage/layout.ts';
import { buildingTiers, employeeTiers, tierRanges, type Tier } from '../../src/pricing/tiers.ts';
import type { Part } from './structure.ts';
import type { TemplatePage } from './TemplatePage.ts';

/** Both price lists, side by side. */
export const drawPrices = (page: TemplatePage): Part[] => [
  ...drawList(page, 'staff', employeeTiers),
  ...drawList(page, 'buildings', buildingTiers),
];

function drawList(page: TemplatePage, list: 'staff' | 'buildings', tiers: readonly Tier[]): Part[] {
  const { x, width } = priceLists[list];
  const name = { text: priceTitles[list], at: [x, prices.title], style: title } as const;
  const heading = page.line('H2', { ...name, color: 'ink-900' });
  const rows = tierRanges(tiers).map((range, index): Part => {
    const y = prices.first + index * prices.step;
    page.rule(y + prices.rule, x, x + width);
    const tier = { text: tierName(range), at: [x, y], style: small } as const;
    const price = {
      text: formatDollars(range.price),
      at: [x + width, y],
      style: smallStrong,
    } as const;
    const cells: Part[] = [
      { role: 'TH', kids: [page.text({ ...tier, color: 'ink-700' })], scope: 'Row' },
      { role: 'TD', kids: [page.text({ ...price, color: 'ink-900', align: 'right' })] },
    ];
    return { role: 'TR', kids: cells };
  });
  return [heading, { role: 'Table', kids: rows }];
}
