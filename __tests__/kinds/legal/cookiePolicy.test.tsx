import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { Clause } from '../../../src/kinds/legal/Clause';
import { cookies, flags, grantedByDefault, type Flag } from '../../../src/consent/table';
import { parseFile } from '../../../src/registry/check/parseFile';
import consent from '../../../src/copy/consent.json';
import copy from '../../../src/kinds/legal/cookies.json';
import { renderClauses } from '../../../src/text/markdown/renderClauses';

const FILE = 'legal/cookie-policy.md';
const { body } = parseFile(FILE, readFileSync(`content/${FILE}`, 'utf8'));

const names = new Intl.DisplayNames('en-US', { type: 'region' });
const countries = [...new Set(Object.values(grantedByDefault).flat())].map(String);

const renderPolicy = () =>
  render(
    renderClauses(body).map((clause, index) => (
      <Clause key={clause.id} number={index + 1} clause={clause} versions={[]} />
    )),
  );

/** The one row of a table whose first cell names something. */
function rowOf(table: HTMLElement, name: string): HTMLElement {
  const rows = within(table)
    .getAllByRole('row')
    .filter((row) =>
      within(row)
        .queryAllByRole('rowheader')
        .some(({ textContent }) => textContent.split(', ').includes(name)),
    );
  expect(rows).toHaveLength(1);
  return rows[0] as HTMLElement;
}

it('lists every cookie that the site can set, with how long it stays', () => {
  renderPolicy();
  const table = screen.getByRole('table', { name: copy.cookieTable.caption });
  for (const { name, kept } of cookies) {
    const cells = within(rowOf(table, name)).getAllByRole('cell');
    const texts = cells.map(({ textContent }) => textContent);
    expect(texts.filter(Boolean)).toHaveLength(3);
    expect(texts.at(-1)).toMatch(new RegExp(`^${kept.count} ${kept.unit}`));
  }
});

/** What the table of regions says of a country, or of everywhere else, by the label of the flag. */
function settingsOf(name: string): Record<string, string> {
  const table = screen.getByRole('table', { name: copy.regionTable.caption });
  const [, ...columns] = within(table).getAllByRole('columnheader');
  const cells = within(rowOf(table, name)).getAllByRole('cell');
  return Object.fromEntries(
    columns.map(({ textContent }, index) => [textContent, cells[index]?.textContent ?? '']),
  );
}

const isGranted = (flag: Flag, country?: string): boolean => {
  const granted: Partial<Record<Flag, readonly string[]>> = grantedByDefault;
  return flags[flag] === 'necessary' || granted[flag]?.some((one) => one === country) === true;
};

it.each([
  ...countries.map((code) => [names.of(code) ?? code, code] as const),
  [copy.regionTable.elsewhere.split(', ')[0] ?? '', undefined] as const,
])('says what tags are told before a choice in %s', (name, code) => {
  renderPolicy();
  const settings = settingsOf(name);
  for (const [flag, label] of Object.entries(copy.regionTable.flags)) {
    const { on, off } = copy.regionTable;
    expect([label, settings[label]]).toEqual([label, isGranted(flag as Flag, code) ? on : off]);
  }
});

it('names each flag of consent mode', () => {
  renderPolicy();
  for (const flag of Object.keys(flags)) {
    expect(screen.getByText(new RegExp(`\\b${flag}\\b`))).toBeInTheDocument();
  }
});

it('has a button that opens the choice', () => {
  renderPolicy();
  const link = screen.getByRole('link', { name: consent.open });
  expect(link).toHaveAttribute('href', '#cookie-choices');
});
