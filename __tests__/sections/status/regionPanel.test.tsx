import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegionPanel } from '../../../src/sections/status/ask-regions/RegionPanel';
import words from '../../../src/sections/status/ask-regions/words.json';

const regions = [
  { name: 'Ohio', address: 'https://us.example/alive' },
  { name: 'London', address: 'https://uk.example/alive' },
];

const { fetch: before } = globalThis;
const timeout = AbortSignal.timeout.bind(AbortSignal);

afterEach(() => {
  Object.assign(globalThis, { fetch: before });
  Object.assign(AbortSignal, { timeout });
});

it('claims nothing before it has asked, then says what it heard of each', async () => {
  const fetched = jest.fn((address: string) =>
    address.includes('us.') ? Promise.resolve({ ok: true }) : Promise.reject(new Error('offline')),
  );
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  const user = userEvent.setup();
  render(<RegionPanel title="Two regions" regions={regions} note="No answer can mean us." />);
  expect(screen.getAllByText(words.waits)).toHaveLength(2);
  expect(fetched).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText(words.silent)).toBeInTheDocument();
  expect(screen.getByText(/^Answered in/)).toBeInTheDocument();
});
