import { render } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { StateLabel } from '../../src/components/content/StateLabel';
import copy from '../../src/copy/states.json';

const label = (
  <StateLabel of="event" startsAt="2025-11-20T09:00:00+00:00" endsAt="2025-11-20T17:30:00+00:00" />
);

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ site: { buildTime: '2025-11-01T00:00:00Z' } });
  jest.useFakeTimers({ now: new Date('2025-11-21T00:00:00Z') });
});

afterEach(() => jest.useRealTimers());

it('says in the HTML what was true on the day of the build', () => {
  expect(renderToString(label)).toContain(copy.event.upcoming);
});

it('says in the browser what is true today', () => {
  const { container } = render(label);
  expect(container).toHaveTextContent(copy.event.past);
});
