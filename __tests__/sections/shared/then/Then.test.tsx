import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Then } from '../../../../src/sections/shared/then/Then';
import { piece as schema, type PieceData } from '../../../../src/sections/shared/then/pieces';

const pieces: PieceData[] = [
  { kind: 'card', top: 'Job 1', title: 'A fan', rows: [{ label: 'Evenings', value: '11' }] },
  {
    kind: 'list',
    rows: ['a', 'b', 'c'].map((title) => ({ priority: 'low', title, state: 'Done' })),
  },
  { kind: 'year', values: Array.from({ length: 12 }, (_, week) => week) },
  { kind: 'tree', rows: [100, 5].map((share) => ({ text: `${share} kWh`, share, isRest: false })) },
  { kind: 'route', stops: 4, now: 2, label: 'Next stop' },
  { kind: 'box', ports: ['A', 'B', 'C'], live: 2 },
  { kind: 'doors', count: 4, open: 4 },
  { kind: 'sheet', rows: Array.from({ length: 6 }, () => '0199') },
];

const show = (piece: PieceData) => {
  const related = ['First', 'Second', 'Third'].map((title) => ({
    title,
    text: `Words of ${title}`,
    href: `/${title.toLowerCase()}/`,
    piece,
  }));
  const section = { type: 'then', look: 'row', title: 'Next', related } as ComponentProps<
    typeof Then
  >;
  return render(<Then {...section} />);
};

it.each(pieces)('names three pages by their words, not by a $kind', (piece) => {
  expect(schema.safeParse(piece).success).toBe(true);
  show(piece);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/first/',
    '/second/',
    '/third/',
  ]);
  expect(screen.getByRole('link', { name: /^First\s*Words of First$/ })).toBeInTheDocument();
});
