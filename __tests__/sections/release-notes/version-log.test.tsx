import { render, screen, within } from '@testing-library/react';
import { VersionLog } from '../../../src/sections/release-notes/version-log/VersionLog';
import { countsOfNotes } from '../../../src/sections/release-notes/version-log/notes';

const version = (number: string) => ({
  version: number,
  month: '2026-05',
  path: `/whats-new/${number}/`,
  label: 'Label',
  released: '2026-05-12',
  fixes: [{ family: 'buildings', text: '<p>Fixed.</p>' }],
  knownFaults: [
    { family: 'cmms', text: '<p>Passing.</p>', until: '9.3' },
    { family: 'cmms', text: '<p>Staying.</p>', until: null },
  ],
  api: [{ is: 'added', text: '<p>New.</p>' }],
});

const section = {
  type: 'versionLog' as const,
  anchor: 'log',
  title: 'All {count}',
  lead: '<p>Lead.</p>',
  versions: [version('9.2'), version('9.1')],
};

it('opens the newest version, and keeps the others for a button', () => {
  const versions = Array.from({ length: 10 }, (_, index) => version(`9.${9 - index}`));
  render(<VersionLog {...section} versions={versions} />);
  const folds = screen.getAllByRole<HTMLDetailsElement>('group').filter((one) => 'open' in one);
  expect(folds.map(({ open }) => open)).toEqual([true, ...Array<boolean>(10).fill(false)]);
});

it('says of a known fault which version fixes it', () => {
  render(<VersionLog {...section} />);
  const lines = screen.getAllByRole('listitem');
  const passing = lines.filter((line) => line.textContent.includes('Passing')).at(-1);
  expect(within(passing as HTMLElement).getByText(/9\.3/)).toBeInTheDocument();
});

it('counts the lines of each choice; one that leaves none cannot be chosen', () => {
  expect(countsOfNotes(section.versions)).toEqual([8, 4, 2, 0, 0, 2]);
  render(<VersionLog {...section} />);
  const [, , , refrigeration] = screen.getAllByRole('radio');
  expect(refrigeration).toBeDisabled();
});
