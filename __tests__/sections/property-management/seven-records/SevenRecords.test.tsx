import { render, screen } from '@testing-library/react';
import { SevenRecords } from '../../../../src/sections/property-management/seven-records/SevenRecords';

const record = (said: string, kind: string) => ({
  said,
  kind,
  number: 'WO-1',
  verdict: 'right' as const,
  drawn: { form: 'amounts' as const, rows: [{ what: 'Labor', amount: '$40', isStruck: false }] },
  finding: '<p>It is so.</p>',
});

it('folds every record but the first', () => {
  render(
    <SevenRecords
      title="Records"
      lead="Two of them."
      open="Open {record}"
      verdictNames={{ right: 'Right', half: 'Half', mistaken: 'Mistaken' }}
      records={[record('It is cold', 'Readings'), record('It is loud', 'Visits')]}
    />,
  );
  const folds = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(folds.map(({ open }) => open)).toEqual([true, false]);
  expect(screen.getByText('Open Visits')).toBeVisible();
  expect(folds[1]).toHaveTextContent('It is so.');
});
