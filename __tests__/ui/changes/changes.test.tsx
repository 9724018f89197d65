import { render, screen, within } from '@testing-library/react';
import { emptyLogChoices, VersionNotes } from '../../../src/ui/changes/VersionNotes';

const version = {
  version: '9.2',
  released: '2026-05-12',
  fixes: [{ family: 'buildings', text: '<p>Fixed.</p>' }],
  knownFaults: [
    { family: 'cmms', text: '<p>Passing.</p>', until: '9.3' },
    { family: 'cmms', text: '<p>Staying.</p>', until: null },
  ],
  api: [{ is: 'added', text: '<p>New.</p>' }],
};

describe('VersionNotes', () => {
  it('says of a known fault which version mends it', () => {
    render(<VersionNotes version={version} />);
    const lines = screen.getAllByRole('listitem');
    expect(lines).toHaveLength(4);
    const passing = lines.find((line) => line.textContent.includes('Passing')) as HTMLElement;
    expect(within(passing).getByText(/9\.3/)).toBeInTheDocument();
  });

  it('knows the choices that would leave nothing', () => {
    expect(emptyLogChoices(version)).toEqual([4, 5]);
  });
});
