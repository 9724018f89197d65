import { render, screen, within } from '@testing-library/react';
import { SwimLanes } from '../../../../src/sections/shared/swim-lanes/SwimLanes';
import { laneRows, lanesPath } from '../../../../src/sections/shared/swim-lanes/lanesPath';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { swimLanes as lanesSchema } from '../../../../src/sections/shared/swim-lanes/schema';

const story: SectionProps<typeof lanesSchema> = {
  title: 'One story',
  anchor: 'story',
  lead: 'Follow the line.',
  lanes: ['Guests', 'Technician', 'Machine'],
  empty: 'Nobody noticed.',
  events: [
    { time: '03:52', lane: 'Machine', text: 'It stops.' },
    { time: '06:40', lane: 'Technician', text: 'Reads of it.' },
    { time: '07:35', lane: 'Machine', text: 'It runs.' },
  ],
};

it('tells the events in their order, each with its hour and its lane', () => {
  render(<SwimLanes {...story} />);
  const events = within(screen.getByRole('region', { name: 'One story' })).getAllByRole('listitem');
  expect(events).toHaveLength(story.events.length);
  story.events.forEach(({ time, lane, text }, index) => {
    for (const part of [time, lane, text]) expect(events[index]).toHaveTextContent(part);
  });
});

it('says whose lane stays empty', () => {
  render(<SwimLanes {...story} />);
  const said = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(said).toContain('Guests Nobody noticed.');
});

describe('the line', () => {
  it('counts rows from the lane below the empty one', () => {
    expect(laneRows(story.lanes, story.events)).toEqual([1, 0, 1]);
  });

  it('keeps a stranger inside the drawing', () => {
    expect(laneRows(story.lanes, [{ lane: 'Nobody' }])).toEqual([0]);
  });

  it('stays in a row for one column, then goes straight to the next', () => {
    expect(lanesPath([1, 0, 1])).toBe('M0 1H1V0H2V1H3');
  });

  it('goes on without a turn where the row stays the same', () => {
    expect(lanesPath([2, 2])).toBe('M0 2H1H2');
  });

  it('is a single step for one event and nothing for none', () => {
    expect(lanesPath([3])).toBe('M0 3H1');
    expect(lanesPath([])).toBe('');
  });
});
