import { render } from '@testing-library/react';
import { Dialog } from '../../../src/ui/primitives/Dialog';
import { letDialogsOpen } from '../../support/dialogs';

beforeAll(letDialogsOpen);

const dialog = (
  <Dialog isOpen label="Search" onClose={jest.fn()}>
    Words
  </Dialog>
);

it('opens on its page, and not on one that has been left', () => {
  const show = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(dialog);
  expect(show).toHaveBeenCalledTimes(1);
  // There the browser would throw.
  render(dialog, { container: document.createElement('main') });
  expect(show).toHaveBeenCalledTimes(1);
});
