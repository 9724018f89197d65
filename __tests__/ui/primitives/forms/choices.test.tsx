import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Range } from '../../../../src/ui/primitives/Range';
import { Switch } from '../../../../src/ui/primitives/Switch';

it('turns a switch on and off by its words', async () => {
  render(<Switch id="a" label="Analytics" hint="Page counts" />);
  const found = screen.getByRole('switch', { name: 'Analytics' });
  expect(found).toHaveAccessibleDescription('Page counts');
  await userEvent.click(screen.getByText('Analytics'));
  expect(found).toBeChecked();
});

describe('a slider', () => {
  const slider = (value: number, onChange = jest.fn()) => {
    render(
      <Range label="Share" {...{ value, onChange }} min={20} max={120} valueText={`${value} %`} />,
    );
    return screen.getByRole('slider', { name: 'Share' });
  };

  it.each([
    [20, '0%'],
    [70, '50%'],
    [120, '100%'],
    [900, '100%'],
  ])('at %d fills %s of its track', (value, fill) => {
    expect(slider(value).style.getPropertyValue('--fill')).toBe(fill);
  });

  it('speaks its value with its unit, and answers with a number', () => {
    const onChange = jest.fn();
    const found = slider(70, onChange);
    expect(found).toHaveAttribute('aria-valuetext', '70 %');
    fireEvent.change(found, { target: { value: '80' } });
    expect(onChange).toHaveBeenCalledWith(80);
  });

  it('says its ends only to those who see it', () => {
    render(
      <Range label="Share" value={1} min={1} max={9} ticks={['1', '9']} onChange={jest.fn()} />,
    );
    expect(screen.getByText('9')).toBeInTheDocument();
    expect(screen.queryByText('9', { ignore: '[aria-hidden] *' })).not.toBeInTheDocument();
  });
});
