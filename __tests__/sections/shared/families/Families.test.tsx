import { render, screen, within } from '@testing-library/react';
import { Families } from '../../../../src/sections/shared/families/Families';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { families as familiesSchema } from '../../../../src/sections/shared/families/schema';

type FamiliesParts = SectionProps<typeof familiesSchema>;

type Item = FamiliesParts['items'][number];

const item = (name: string, variant: Item['variant']): Item => ({
  family: 'cmms',
  variant,
  name,
  href: `/product/${name}/`,
  title: `What ${name} does`,
  text: 'In a sentence.',
  links: [{ text: `Part of ${name}`, href: `/product/${name}/part/` }],
  action: { text: `See ${name}`, href: `/product/${name}/` },
});

const families: FamiliesParts = {
  title: 'Three trades',
  anchor: 'families',
  lead: 'One record.',
  items: [item('first', 'stage'), item('second', 'wide'), item('third', 'open')],
};

it('keeps the headings in order: the section, then each family', () => {
  render(<Families {...families} />);
  const region = screen.getByRole('region', { name: 'Three trades' });
  const levels = within(region)
    .getAllByRole('heading')
    .map(({ tagName }) => tagName);
  expect(levels).toEqual(['H2', 'H3', 'H3', 'H3']);
});

it('can be pointed at by its anchor', () => {
  render(<Families {...families} />);
  expect(screen.getByRole('region', { name: 'Three trades' })).toHaveAttribute('id', 'families');
});

it.each(['first', 'second', 'third'])('leads from %s to its family and its modules', (name) => {
  render(<Families {...families} />);
  for (const [text, href] of [
    [name, `/product/${name}/`],
    [`Part of ${name}`, `/product/${name}/part/`],
    [`See ${name}`, `/product/${name}/`],
  ] as const) {
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', href);
  }
});
