import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import copy from '../../../../src/copy/caseStudy.json';
import { SlideRule } from '../../../../src/sections/case-studies/slide-rule/SlideRule';

type Props = Parameters<typeof SlideRule>[0];

const amount = (value: number) => ({ value, text: String(value) });
const figure = (claim: string, concerns: string | null, before?: number, after = 0) => ({
  claim: {
    claim,
    concerns,
    before: before === undefined ? null : amount(before),
    after: before === undefined ? null : amount(after),
  },
});
const story = (
  slug: string,
  industry: string,
  size: string,
  figures: ReturnType<typeof figure>[],
) => ({
  path: `/resources/case-study/${slug}/`,
  industry,
  size,
  customer: { name: slug },
  figures,
});

const section = {
  title: 'Results',
  lead: 'Lead',
  wash: null,
  here: null,
  breadcrumbs: [],
  actions: [],
  ticks: [{ at: 1, text: 'as before', isFine: false }],
  off: 'off the rule',
  industryLabel: 'Industry',
  sizeLabel: 'Size',
  measuredLabel: 'Measured',
  measuredNames: [{ key: 'time', name: 'Time' }],
  nothing: 'No such figure',
  origin: 'Origin',
  pages: [
    story('fennel', 'retail', 'large', [
      figure('Pounds', 'resources', 100, 40),
      figure('Audit', 'records'),
    ]),
    story('orrin', 'services', 'large', [
      figure('Minutes', 'time', 250, 50),
      figure('Settled', 'faults', 10, 20),
    ]),
    story('alder', 'health', 'small', [figure('Seconds', 'time', 100000, 1)]),
  ],
} as unknown as Props;

const open = (search = '') => {
  history.replaceState(null, '', `/resources/case-study/${search}`);
  render(<SlideRule {...section} />);
};
const customers = () => screen.queryAllByRole('link').map((link) => link.textContent);

it('shows each result that has a before, the smallest rest first', () => {
  open();
  expect(customers()).toEqual(['alder', 'orrin', 'fennel', 'orrin']);
  expect(screen.queryByText('Audit')).not.toBeInTheDocument();
});

it('says of a result that it is off the rule, and tells its amounts all the same', () => {
  open();
  expect(screen.getByText('off the rule')).toBeInTheDocument();
  expect(screen.getByText('100000')).toBeInTheDocument();
});

it('is narrowed by industry and by what was measured, in the address', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /Retail/ }));
  expect(customers()).toEqual(['fennel']);
  expect(location.search).toBe('?industry=retail');
});

it('is narrowed by how many sites a customer has', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: new RegExp(copy.sizes.small) }));
  expect(customers()).toEqual(['alder']);
  expect(location.search).toBe('?size=small');
});

it('has all of a long list, and the rest of it on request', () => {
  const figures = Array.from({ length: 20 }, (_, index) =>
    figure(`${index}`, 'time', 100, index + 6),
  );
  history.replaceState(null, '', '/resources/case-study/');
  render(<SlideRule {...section} pages={[story('harrow', 'retail', 'small', figures)] as never} />);
  expect(customers()).toHaveLength(20);
  const rest = screen.getByRole('group', { name: '' });
  expect(within(rest).getAllByRole('link')).toHaveLength(8);
});

it('opens as the address asks, and says where nothing is left', () => {
  open('?industry=retail&measured=time');
  expect(customers()).toEqual([]);
  expect(screen.getByText('No such figure')).toBeInTheDocument();
});

it('leads from each result to its story', () => {
  open('?measured=faults');
  expect(screen.getByRole('link', { name: 'orrin' })).toHaveAttribute(
    'href',
    '/resources/case-study/orrin/',
  );
});
