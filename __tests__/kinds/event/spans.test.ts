import { hoursBetween, spansOf } from '../../../src/kinds/event/tool/spans';

const parts = [{ time: '09:00' }, { time: '09:30' }, { time: '12:00' }];

it('draws each part as long as it lasts until the next, the last one until the end', () => {
  expect(spansOf(parts, '13:00')).toEqual([
    { x: 0, w: 12.5, from: '09:00', to: '09:30' },
    { x: 12.5, w: 62.5, from: '09:30', to: '12:00' },
    { x: 75, w: 25, from: '12:00', to: '13:00' },
  ]);
});

it('leaves no room for what happens at the end', () => {
  expect(spansOf(parts, '12:00').at(-1)).toMatchObject({ x: 100, w: 0 });
});

it('marks the full hours between the first part and the end', () => {
  expect(hoursBetween('17:30', '19:30')).toEqual([
    { at: 25, text: '18:00' },
    { at: 75, text: '19:00' },
  ]);
});
