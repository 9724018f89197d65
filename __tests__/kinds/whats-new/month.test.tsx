import { render, screen, within } from '@testing-library/react';
import { BeforeAfter } from '../../../src/kinds/whats-new/BeforeAfter';
import { ChangeList } from '../../../src/kinds/whats-new/ChangeList';
import { LifeLines } from '../../../src/kinds/whats-new/LifeLines';
import { Minutes } from '../../../src/kinds/whats-new/Minutes';

const change = (title: string, roles: string[]) => ({
  family: 'cmms',
  roles,
  title,
  text: '<p>Words.</p>',
  where: ['Assets', 'Export'],
  needs: null,
  drawing: null,
  shows: null,
  link: null,
});

const line = (name: string, value: string, share: number | null = null) => ({
  name,
  value,
  share,
  tone: null,
});

describe('Minutes', () => {
  it('leads each row to the change that it is about', () => {
    render(
      <Minutes
        version="9.6"
        minutes={[
          { for: 'technicians', change: 2, is: 'A bin', do: 'Count it', why: 'It is quick.' },
        ]}
        changes={[{ family: 'cmms' }, { family: 'platform' }]}
      />,
    );
    expect(screen.getByRole('link', { name: 'A bin' })).toHaveAttribute('href', '#change-2');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('ChangeList', () => {
  it('offers everyone first, then the roles of the month', () => {
    render(
      <ChangeList
        month={{
          version: '9.6',
          changes: [change('One', ['technicians']), change('Two', ['controls'])],
          api: [{ is: 'added', text: '<p>New.</p>' }],
        }}
        before="9.5"
      />,
    );
    const radios = screen.getAllByRole('radio');
    expect(radios).toHaveLength(4);
    expect(radios[0]).toBeChecked();
  });
});

describe('BeforeAfter', () => {
  it('says which version each side is', () => {
    render(
      <BeforeAfter
        shows={{
          of: 'A meter',
          before: [line('Reading', 'Typed', 80)],
          after: [line('Reading', 'Photo')],
        }}
        version="9.6"
        before="9.5"
      />,
    );
    expect(screen.getByText(/9\.5/)).toBeInTheDocument();
    expect(screen.getAllByRole('term')).toHaveLength(2);
  });
});

describe('LifeLines', () => {
  it('says of each fault when it came and when it was fixed, and leads to the log', () => {
    render(
      <LifeLines
        month={{
          version: '9.5',
          fixes: [{ text: 'Fixed.', since: '9.4' }],
          knownFaults: [
            { text: 'Passing.', since: null, until: '9.6' },
            { text: 'Staying.', since: null, until: null },
          ],
        }}
        versions={['9.4', '9.5', '9.6'].map((version) => ({ version, month: '2026-09' }))}
      />,
    );
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(within(rows[0]!).getByText(/9\.4.*9\.5/)).toBeInTheDocument();
    expect(within(rows[1]!).getByText(/9\.5.*9\.6/)).toBeInTheDocument();
    expect(within(rows[2]!).queryByText(/9\.6/)).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/#v9-5$/));
  });
});
