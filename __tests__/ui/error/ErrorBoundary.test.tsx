import { act, render, screen } from '@testing-library/react';
import { failureWith, routeFailure } from '../../../src/browser/routeFailure';
import { ErrorBoundary } from '../../../src/ui/error/ErrorBoundary';
import { FailedRoute } from '../../../src/ui/error/FailedRoute';
import { LastResort } from '../../../src/ui/error/LastResort';

const Failing = ({ error }: { readonly error: unknown }): never => {
  throw error;
};
const Told = ({ error }: { readonly error: unknown }) => <p>told: {String(error)}</p>;

beforeEach(() => {
  // React and the boundary both report it.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  routeFailure.set(null);
});

afterEach(() => jest.restoreAllMocks());

it('shows what it is around', () => {
  render(<ErrorBoundary fallback={Told}>whole</ErrorBoundary>);
  expect(screen.getByText('whole')).toBeInTheDocument();
});

it('tells of what failed in its place', () => {
  render(
    <ErrorBoundary fallback={Told}>
      whole
      <Failing error={new Error('no sections')} />
    </ErrorBoundary>,
  );
  expect(screen.getByText('told: Error: no sections')).toBeInTheDocument();
  expect(screen.queryByText('whole')).not.toBeInTheDocument();
});

it('tells of a page that did not load', () => {
  render(
    <ErrorBoundary fallback={Told}>
      whole
      <FailedRoute />
    </ErrorBoundary>,
  );
  expect(screen.getByText('whole')).toBeInTheDocument();
  act(() => routeFailure.set(failureWith(503, 'Service Unavailable')));
  expect(screen.getByText('told: Error: Service Unavailable')).toBeInTheDocument();
});

it('leaves a way home where telling fails as well', () => {
  render(
    <ErrorBoundary fallback={LastResort}>
      <ErrorBoundary fallback={Failing}>
        <Failing error={new Error('no sections')} />
      </ErrorBoundary>
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/');
  expect(link).not.toHaveAttribute('data-route');
});

it('leaves the next change of page to a full load', () => {
  render(
    <ErrorBoundary fallback={Told}>
      <Failing error={new Error('no sections')} />
    </ErrorBoundary>,
  );
  const go = jest.spyOn(history, 'go').mockImplementation(() => undefined);
  window.___navigate(-1);
  expect(go).toHaveBeenCalledWith(-1);
});
