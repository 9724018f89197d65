import { fireEvent, render, screen } from '@testing-library/react';
import { Roads } from '../../../../../src/sections/product/field-service-management-software/two-roads/Roads';
import { roadsOf } from '../../../../../src/sections/product/field-service-management-software/two-roads/roads';

const place = (name: string, x: number, isErrand = false) => ({ name, x, y: 0, isErrand });
const called = {
  title: 'as called',
  places: [
    place('Home', 0),
    place('B', 20),
    place('Parts', 30, true),
    place('A', 10),
    place('Home', 0),
  ],
};
const driven = {
  title: 'as driven',
  places: [
    place('Home', 0),
    { ...place('A', 10), job: 'a belt' },
    { ...place('B', 20), job: 'a fan' },
    place('Home', 0),
  ],
};

it('unrolls both routes to the scale of the longer one', () => {
  const { called: long, driven: short } = roadsOf(called, driven, 1);
  expect([long.miles, short.miles]).toEqual([60, 40]);
  expect(long.legs.at(-1)?.to).toBe(100);
  expect(short.legs.at(-1)?.to).toBeCloseTo(66.7, 1);
  expect(long.legs[1]?.isErrand).toBe(true);
});

it('says of a store where it is on both', () => {
  render(<Roads called={called} driven={driven} road={1} caption="A day" />);
  const probe = screen.getByRole('slider');
  expect(probe).toHaveAttribute('aria-valuetext', expect.stringMatching(/B, a fan.*20.*20/));
  fireEvent.change(probe, { target: { value: '0' } });
  expect(probe).toHaveAttribute('aria-valuetext', expect.stringMatching(/A, a belt.*10.*50/));
});
