import { fireEvent, render, screen } from '@testing-library/react';
import { useKeptChoice } from '../../src/browser/useKeptChoice';

function Choice() {
  const { form, keep } = useKeptChoice();
  return (
    <form ref={form} onChange={keep}>
      {['1', '2'].map((value) => (
        <label key={value}>
          {value}
          <input type="radio" name="evenings" value={value} defaultChecked={value === '1'} />
        </label>
      ))}
    </form>
  );
}

const open = (address: string): void => {
  history.replaceState(null, '', address);
  render(<Choice />);
};

it('takes up the choice of the address', () => {
  open('/page/?evenings=2');
  expect(screen.getByLabelText('2')).toBeChecked();
});

it('stays as it is where the address says nothing, or something else', () => {
  open('/page/?evenings=9');
  expect(screen.getByLabelText('1')).toBeEnabled();
  expect(screen.getAllByRole('radio').filter((radio) => radio.matches(':checked'))).toHaveLength(1);
});

it('writes a choice into the address, and leaves alone what else is there', () => {
  open('/page/?utm_source=letter#dial');
  fireEvent.click(screen.getByLabelText('2'));
  expect(location.search).toBe('?utm_source=letter&evenings=2');
  expect(location.hash).toBe('#dial');
});
