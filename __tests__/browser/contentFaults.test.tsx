import { within } from '@testing-library/react';
import { watchFaults } from '../../src/browser/contentFaults';

class Source extends EventTarget {
  static last: Source;
  constructor() {
    super();
    Source.last = this;
  }
}

it('lists what it is told at the foot of the page, and nothing when all is well', () => {
  Object.assign(globalThis, { EventSource: Source });
  watchFaults();
  const root = document.body.lastElementChild?.shadowRoot as unknown as HTMLElement;
  const tell = (lines: readonly string[]) =>
    Source.last.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(lines) }));
  tell(['a.md:1 title: expected text', 'a.md:2 date: expected a day']);
  expect(within(root).getAllByText(/expected/)).toHaveLength(2);
  tell([]);
  expect(within(root).queryAllByText(/expected/)).toEqual([]);
});
