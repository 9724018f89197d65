import { render, screen } from '@testing-library/react';
import { SectionList } from '../../src/kinds/page/SectionList';
import type { SectionData } from '../../src/kinds/page/sectionsOf';
import * as sharedSections from '../../src/registry/sharedComponents';
import * as sharedSchemas from '../../src/registry/sharedSchemas';

const Sections = ({ sections }: { readonly sections: readonly SectionData[] }) => (
  <SectionList sections={sections} components={sharedSections} />
);

const faq = {
  type: 'faq',
  title: 'Questions',
  anchor: 'questions',
  items: [
    { question: 'First', answer: '<p>One</p>' },
    { question: 'Second', answer: '<p>Two</p>' },
  ],
};

const hero = {
  type: 'hero',
  title: 'The page',
  lead: 'Its lead.',
  variant: 'plain',
  breadcrumbs: [],
  actions: [{ text: 'Go', href: '/pricing/' }],
};

it('has a component for each schema of a section that any page may use', () => {
  expect(Object.keys(sharedSections).sort()).toEqual(Object.keys(sharedSchemas).sort());
});

it('shows sections in their order, each under a heading', () => {
  render(<Sections sections={[hero, { ...faq, title: 'Releases', anchor: 'releases' }, faq]} />);
  const names = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(names).toEqual(['The page', 'Releases', 'Questions']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page');
});

it('opens the first of its questions and none of the others', () => {
  render(<Sections sections={[faq]} />);
  const [first, second] = screen.getAllByRole('group');
  expect(first).toHaveAttribute('open');
  expect(second).not.toHaveAttribute('open');
});

it('can be pointed at by an anchor', () => {
  render(<Sections sections={[faq]} />);
  expect(screen.getByRole('region', { name: 'Questions' })).toHaveAttribute('id', 'questions');
});
