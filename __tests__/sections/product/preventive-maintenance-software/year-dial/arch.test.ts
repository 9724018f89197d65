import {
  ARCH,
  fieldsOf,
  middleOf,
  placeAt,
  pointAt,
  radiusOf,
  ringOf,
} from '../../../../../src/sections/product/preventive-maintenance-software/year-dial/arch';

it('begins the year on the left of the line and ends it on the right', () => {
  expect(pointAt(0, 100)).toEqual({ x: 520, y: ARCH.baseline });
  expect(pointAt(1, 100)).toEqual({ x: 720, y: ARCH.baseline });
  expect(pointAt(0.5, 100)).toEqual({ x: 620, y: ARCH.baseline - 100 });
});

it('places what stands over the drawing in percent of it', () => {
  expect(placeAt(0.5, ARCH.baseline)).toEqual({ left: '50%', top: '0%' });
});

it('puts the middle of week 1 and of week 52 as far from the ends', () => {
  expect(middleOf(1)).toBeCloseTo(1 - middleOf(52));
});

it('draws each ring inside the one before it', () => {
  expect(radiusOf(0)).toBe(ARCH.outer);
  expect(radiusOf(1)).toBeLessThan(radiusOf(0) - ARCH.ring);
});

it('cuts a ring into 52 fields', () => {
  const { path, dashes } = ringOf(0);
  const [field = 0, gap = 0] = dashes.split(' ').map(Number);
  const radius = ARCH.outer - ARCH.ring / 2;
  expect((field + gap) * 52).toBeCloseTo(Math.PI * radius, 0);
  expect(path).toContain(`a${radius} ${radius}`);
});

it('draws one closed field a week, and none for none', () => {
  expect(fieldsOf(2, [5, 18, 44]).match(/Z/g)).toHaveLength(3);
  expect(fieldsOf(2, [])).toBe('');
});
