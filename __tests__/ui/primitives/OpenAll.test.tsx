import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from '../../../src/ui/primitives/Fold';
import { OpenAll } from '../../../src/ui/primitives/OpenAll';

it('opens every fold around it, closes them again, and leaves others alone', async () => {
  render(
    <>
      <div data-folds="">
        <OpenAll what="every clause" />
        <Fold title="Term">Twelve months.</Fold>
        <Fold title="Price">Once a year.</Fold>
      </div>
      <Fold title="Other">Elsewhere.</Fold>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open every clause' }));
  expect(screen.getByText('Twelve months.')).toBeVisible();
  expect(screen.getByText('Once a year.')).toBeVisible();
  expect(screen.getByText('Elsewhere.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close every clause' }));
  expect(screen.getByText('Twelve months.')).not.toBeVisible();
});
