import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AllTerms } from '../../../src/sections/glossary/words-apart/AllTerms';
import { Pairs } from '../../../src/sections/glossary/words-apart/Pairs';
import { termNamed, termsOf } from '../../../src/sections/glossary/words-apart/termsOf';

const page = (title: string, ...names: string[]) => ({
  path: `/${title.toLowerCase()}/`,
  title,
  terms: names.map((term) => ({ term, meaning: `What ${term} means`, example: `${term}, say` })),
});

const terms = termsOf([page('Energy', 'Override', 'Base load'), page('Assets', 'Asset')]);

describe('termsOf', () => {
  it('is every term from A to Z, with its place on the page of its topic', () => {
    expect(terms.map(({ term }) => term)).toEqual(['Asset', 'Base load', 'Override']);
    expect(terms[1]).toMatchObject({ topic: 'Energy', href: '/energy/#term-base-load' });
  });

  it('names a term that no topic explains', () => {
    expect(termNamed(terms, 'Asset').topic).toBe('Assets');
    expect(() => termNamed(terms, 'Chiller')).toThrow('"Chiller"');
  });
});

it('sets both words of a pair side by side, each with the way to its topic', () => {
  render(
    <Pairs
      choose="Which one?"
      pairs={[{ words: ['Asset', 'Override'], apart: 'One stands.', cost: 'Much.' }]}
      terms={terms}
    />,
  );
  expect(screen.getByRole('radio')).toBeChecked();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/assets/#term-asset',
    '/energy/#term-override',
  ]);
});

it('finds a term by a word of its meaning, and by its topic', async () => {
  const user = userEvent.setup();
  render(<AllTerms anchor="words" all="All {count}" find="Find" byTopic="Topic" terms={terms} />);
  const list = () =>
    within(screen.getByRole('region'))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(screen.getByRole('heading')).toHaveTextContent('All 3');
  await user.type(screen.getByRole('searchbox'), 'base load');
  expect(list()).toEqual(['Base load']);
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: /^Assets/ }));
  expect(list()).toEqual(['Asset']);
});
