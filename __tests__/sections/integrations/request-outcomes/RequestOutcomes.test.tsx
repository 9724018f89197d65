import { render, screen } from '@testing-library/react';
import { RequestOutcomes } from '../../../../src/sections/integrations/request-outcomes/RequestOutcomes';

it('offers each outcome by count and name, and states what it means', () => {
  render(
    <RequestOutcomes
      title="Requests"
      lead="What became of them"
      rows={[
        { count: 31, name: 'ran', text: 'At once' },
        { count: 4, name: 'no', text: 'Never' },
      ]}
      action={{ text: 'Ask', href: '/contact/' }}
    />,
  );
  expect(screen.getByRole('radio', { name: '31 ran' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '4 no' })).not.toBeChecked();
  expect(screen.getByText('Never')).toBeInTheDocument();
});
