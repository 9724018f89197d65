import {
  countWindows,
  windowsOf,
} from '../../../../../src/sections/operations-software/connected-optimization/night-windows/windows';

it('reads a night by its signs', () => {
  expect(windowsOf('.cbp?')).toEqual(['dark', 'changed', 'back', 'person', 'dark']);
});

it('counts what was given back or handed on as changed, too', () => {
  expect(countWindows(['.cb', 'pc.'])).toEqual({ changed: 4, back: 1, person: 1 });
});
