import { render } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { LiveEventState } from '../../../src/ui/live-events/LiveEventState';
import words from '../../../src/copy/event.json';
import { withoutNoBreaks } from '../../../src/text/withoutNoBreaks';

const state = (
  <LiveEventState
    startsAt="2025-11-20T09:00:00+00:00"
    endsAt="2025-11-20T17:30:00+00:00"
    words={words}
  />
);

const at = (moment: string) => jest.useFakeTimers({ now: new Date(moment) });

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ site: { builtOn: '2025-11-01' } });
});

afterEach(() => jest.useRealTimers());

it('says in the HTML what was true on the day of the build', () => {
  at('2025-11-21T00:00:00Z');
  expect(renderToString(state)).toContain(words.inDays.replace('{days}', '19'));
});

it.each([
  ['2025-11-18T12:00:00Z', words.inDays.replace('{days}', '2')],
  ['2025-11-19T12:00:00Z', words.tomorrow],
  ['2025-11-20T08:00:00Z', words.today],
  ['2025-11-20T12:00:00Z', words.live],
  ['2025-11-21T00:00:00Z', words.past],
])('says in the browser what is true at %s', (moment, text) => {
  at(moment);
  const { container } = render(state);
  expect(container).toHaveTextContent(withoutNoBreaks(text));
});
