import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Drawn } from '../../../src/ui/product-ui/Drawn';
import { Drawn as DrawnInBrowser } from '../../../src/ui/product-ui/Drawn.browser';
import type { Shape } from '../../../src/content-model/drawings';

const shape: Shape = {
  type: 'shareBar',
  parts: [
    { value: 49, text: 'Scheduled', tone: 'stone' },
    { value: 51, text: 'Left in hand', tone: 'strong' },
  ],
};

describe('Drawn in the browser', () => {
  it('leaves the markup of the page as it is', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Drawn shape={shape} wrapper={{ className: 'c' }} />);
    const before = container.innerHTML;
    await act(async () => {
      hydrateRoot(container, <DrawnInBrowser shape={shape} wrapper={{ className: 'c' }} />);
      await Promise.resolve();
    });
    expect(container.innerHTML).toBe(before);
    expect(before).toContain('Left in hand');
  });

  it('draws by itself where the page came without', async () => {
    render(<DrawnInBrowser shape={shape} />);
    expect(await screen.findByText('Left in hand')).toBeInTheDocument();
  });
});
