import {
  billOf,
  hoursBetween,
} from '../../../../../src/sections/industry/facility-management-services/client-view/invoice';

it('counts hours between two scans', () => {
  expect(hoursBetween(['08:11', '09:41'])).toBeCloseTo(1.5);
  expect(hoursBetween(['13:20', '13:50'])).toBeCloseTo(0.5);
});

it('bills the rate, and keeps what the technician does not cost', () => {
  expect(billOf(1.5, { rate: 46, cost: 29.5 })).toEqual({
    hours: '1.5',
    invoice: '£69.00',
    cost: '£44.25',
    margin: '£24.75',
  });
});
