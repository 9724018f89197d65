import { render, screen } from '@testing-library/react';
import { SignalPath } from '../../../../src/sections/integrations/signal-path/SignalPath';

it('starts at the stop that the page names, and says what happens at each', () => {
  render(
    <SignalPath
      title="A signal"
      text="<p>Where and when</p>"
      first={2}
      stops={['Controller', 'Box', 'Ledger'].map((name) => ({
        when: '19:10',
        name,
        text: `${name} does it`,
        owner: 'Ours',
      }))}
    />,
  );
  const stops = screen.getAllByRole('radio');
  expect(stops.map((stop) => (stop as HTMLInputElement).checked)).toEqual([false, true, false]);
  expect(stops[1]).toHaveAccessibleName(/Box/);
  expect(screen.getByText('Ledger does it')).toBeInTheDocument();
});
