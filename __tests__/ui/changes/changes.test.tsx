import { render, screen, within } from '@testing-library/react';
import { NeedsList } from '../../../src/kinds/whats-new/NeedsList';
import { emptyLogChoices, VersionNotes } from '../../../src/ui/changes/VersionNotes';

const change = (title: string, needs: string | null) => ({
  family: 'cmms',
  title,
  text: '<p>Words.</p>',
  where: ['Assets', 'Export'],
  needs,
  drawing: null,
  link: null,
});

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

describe('NeedsList', () => {
  it('leads to each change that asks for something', () => {
    render(<NeedsList changes={[change('One', null), change('Two', 'Do this')]} />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]?.getAttribute('href')).toBe('#change-2');
  });

  it('is not there in a month that asks for nothing', () => {
    const { container } = render(<NeedsList changes={[change('One', null)]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

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
