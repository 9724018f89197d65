import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearLoadError, loadError } from '../../../src/browser/loadError';
import { Connectivity } from '../../../src/ui/layout/Connectivity';

beforeEach(() => loadError.set(null));

it('has nothing to say as a rule', () => {
  render(<Connectivity />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says that a page needs a connection until it is back', () => {
  render(<Connectivity />);
  act(() => loadError.set({ is: 'offline' }));
  expect(screen.getByRole('status')).toHaveTextContent(/offline/i);
  act(() => clearLoadError('offline'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('leads to a page that failed by a full load', () => {
  render(<Connectivity />);
  act(() => loadError.set({ is: 'failed', href: '/pricing/?a=b' }));
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/pricing/?a=b');
  expect(link).not.toHaveAttribute('data-route');
});

it('can be closed', async () => {
  render(<Connectivity />);
  act(() => loadError.set({ is: 'offline' }));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
