import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { AssetTree } from '../../../../../src/sections/product/enterprise-asset-management-software/asset-tree/AssetTree';
import words from '../../../../../src/sections/product/enterprise-asset-management-software/asset-tree/words.json';

const machine = (code: string, under: string | undefined, boxes = 0) => ({
  code,
  under,
  boxes,
  detail: `Kind of ${code}`,
  since: 2009,
  jobs: 4,
  seen: 'Nov 3',
  stops: `Without ${code}.`,
});

const section = {
  title: 'A tree',
  lead: 'Its lead.',
  place: 'A hospital',
  moment: 'Now',
  machines: [
    machine('CH', undefined),
    machine('PUMP', 'CH'),
    machine('FAN', 'PUMP', 3),
    machine('EXCHANGER', 'CH'),
  ],
  chosen: 'PUMP',
  act: { text: 'Done.', actions: [{ text: 'Go', href: '/request-demo/' }] },
};

/** Machines that are said to stop with the chosen one. */
const stopped = () => screen.queryAllByRole('radio', { name: new RegExp(words.stopped) });

it('marks the chosen machine and what stops with it, and counts them', () => {
  render(<AssetTree {...section} />);
  expect(stopped()).toEqual([screen.getByRole('radio', { name: /^FAN/ })]);
  expect(screen.getByRole('radio', { name: /^PUMP/ })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent(/4.*Without PUMP\./);
});

it('answers for another machine', async () => {
  render(<AssetTree {...section} />);
  await userEvent.click(screen.getByRole('radio', { name: /^CH / }));
  expect(stopped()).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent(/6.*Without CH\./);
});

it('lists each machine for those without scripts', () => {
  const view = renderToStaticMarkup(<AssetTree {...section} />);
  const [list = ''] = view.match(/<noscript>.*?<\/noscript>/) ?? [];
  expect(section.machines.every(({ stops }) => list.includes(stops))).toBe(true);
});
