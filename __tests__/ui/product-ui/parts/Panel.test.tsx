import { render, screen } from '@testing-library/react';
import { Panel } from '../../../../src/ui/product-ui/parts/Panel';

it('stays light on a dark page', () => {
  render(<Panel title="Jobs">Pump</Panel>);
  expect(screen.getByText('Pump')).toHaveAttribute('data-theme', 'light');
});

it('takes a heading and a control into its bar where it is part of the page', () => {
  render(
    <Panel isLive isInset title={<h2>Jobs</h2>} end={<button type="button">Client</button>}>
      <p>Pump</p>
    </Panel>,
  );
  expect(screen.getByRole('heading', { name: 'Jobs' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Client' })).toBeInTheDocument();
  expect(screen.getByText('Pump')).toBeInTheDocument();
});
