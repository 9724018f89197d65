import { fireEvent, render, screen } from '@testing-library/react';
import { Limit } from '../../../src/sections/developers/api-limit/Limit';
import { usedUp } from '../../../src/sections/developers/api-limit/usedUp';

it.each([
  [1, 60],
  [10, 60],
  [11, 55],
  [25, 24],
  [60, 10],
])('answers %d calls a second for %d seconds', (perSecond, second) => {
  expect(usedUp(perSecond, 600).second).toBe(second);
});

it('says when to come back, within the same minute', () => {
  expect(usedUp(25, 600).says).toContain('36');
});

it('follows the ruler', () => {
  const call = { address: '', site: '', jobs: [], tickets: [], calls: 600 };
  render(<Limit title="{calls} a minute" lead="Move it." most={60} start={25} call={call} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('600 a minute');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '10' } });
  const says = usedUp(10, 600).says.replaceAll(' ', ' ');
  expect(screen.getByText(says)).toBeInTheDocument();
});
