import { render, screen, within } from '@testing-library/react';
import { Measures } from '../../../../src/sections/shared/measures/Measures';

const row = (claim: string, before: number, after: number) => ({
  claim: {
    claim,
    source: 'Whose',
    sample: 'how many',
    period: 'when',
    before: { value: before, text: `${before} jobs` },
    after: { value: after, text: `${after} jobs` },
  },
});

const renderMeasures = () =>
  render(
    <Measures
      title="Results"
      note="<p>See <a href='/there/'>there</a></p>"
      rows={[row('Fewer', 200, 50), row('More', 60, 90)]}
    />,
  );

it('tells both amounts and the change between them', () => {
  renderMeasures();
  const [fewer, more] = screen.getAllByRole('listitem');
  expect(fewer).toHaveTextContent(/200 jobs.*50 jobs.*−75%/);
  expect(more).toHaveTextContent(/60 jobs.*90 jobs.*\+50%/);
});

it('draws both bars to one scale', () => {
  renderMeasures();
  const bars = screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/^(200|60) jobs$/).parentElement?.style);
  expect(bars.map((style) => style?.getPropertyValue('--before'))).toEqual([
    '100%',
    expect.stringMatching(/^66\.6/),
  ]);
  expect(bars.map((style) => style?.getPropertyValue('--after'))).toEqual(['25%', '100%']);
});

it('says where the figures come from', () => {
  renderMeasures();
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', '/there/');
});
