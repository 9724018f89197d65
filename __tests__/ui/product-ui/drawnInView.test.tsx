import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { drawnInView } from '../../../src/ui/product-ui/drawnInView';
import { drawnNow } from '../../../src/ui/product-ui/drawnNow';

function Counter({ from }: { readonly from: number }) {
  const [count, setCount] = useState(from);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const Now = drawnNow(Counter);
const load = jest.fn(() => Promise.resolve(Counter));
const InView = drawnInView(load);

let see: (isIntersecting: boolean) => void = () => undefined;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

it('keeps the markup of the page until it is seen, then answers', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Now from={3} />);
  const before = container.innerHTML;
  await act(async () => {
    hydrateRoot(container, <InView from={3} />);
    await Promise.resolve();
  });
  act(() => see(false));
  expect(load).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe(before);
  await act(async () => {
    see(true);
    await Promise.resolve();
  });
  expect(container.innerHTML).toBe(before);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('4');
});
