import { render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { ConformanceTable } from '../../../src/kinds/legal/ConformanceTable';
import { anchorOf, judged, VERDICTS } from '../../../src/kinds/legal/conformance';
import copy from '../../../src/kinds/legal/verdicts.json';
import { legalSchema } from '../../../src/kinds/legal/schema';
import { hasEachCriterion, wcagCriteria } from '../../../src/kinds/legal/wcag';
import { parseFile } from '../../../src/registry/check/parseFile';

const FILE = 'content/legal/accessibility/conformance-report.md';
const report = legalSchema.parse(parseFile(FILE, readFileSync(FILE, 'utf8')).data);
const criteria = report.criteria ?? [];

const show = () => render(<ConformanceTable criteria={criteria} />);

it('knows the 55 criteria of level A and AA', () => {
  const of = (wanted: string) => wcagCriteria.filter(({ level }) => level === wanted);
  expect([of('A').length, of('AA').length]).toEqual([31, 24]);
  expect(new Set(wcagCriteria.map(({ number }) => number)).size).toBe(55);
});

it('is a report on each of them, once, in order', () => {
  expect(criteria.map(({ number, level }) => ({ number, level }))).toEqual(wcagCriteria);
  expect(hasEachCriterion(criteria.slice(1))).toBe(false);
  expect(hasEachCriterion(criteria.toReversed())).toBe(false);
});

it('counts each criterion under one verdict', () => {
  const counts = ['A', 'AA'].flatMap((level) =>
    VERDICTS.map((verdict) => judged(criteria, level, verdict).length),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBe(55);
});

it('leads from the number of what is not met to its row', () => {
  show();
  const links = screen.getAllByRole('link');
  const gaps = criteria.filter(({ verdict }) => verdict === 'partially' || verdict === 'fails');
  expect(links.map(({ textContent }) => textContent).sort()).toEqual(
    gaps.map(({ number }) => number).sort(),
  );
  for (const { number, name, verdict, remark } of gaps) {
    expect(screen.getByRole('link', { name: number })).toHaveAttribute(
      'href',
      `#${anchorOf(number)}`,
    );
    expect(screen.getByText(`${number} ${name}`)).toHaveAttribute('id', anchorOf(number));
    const row = screen.getByRole('row', { name: new RegExp(`^${number} `) });
    expect(row).toHaveTextContent(copy.verdicts[verdict]);
    expect(row).toHaveTextContent(remark);
  }
});

it('has a table for each level', () => {
  show();
  const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row');
  expect(rowsOf(copy.tables.A)).toHaveLength(31 + 1);
  expect(rowsOf(copy.tables.AA)).toHaveLength(24 + 1);
});
