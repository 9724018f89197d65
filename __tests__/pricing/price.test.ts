import { readPriceAddress, writeAddress } from '../../src/sections/pricing/price-climb/address';
import { climbOf, HEIGHT } from '../../src/sections/pricing/price-climb/climb';
import { edgesOf } from '../../src/sections/pricing/price-climb/edges';
import { priceList } from '../../src/sections/pricing/price-list/list';
import { priceOf } from '../../src/pricing/price';
import { firstPrice, roiInputs } from '../../src/sections/pricing/calculator';
import { sentenceOf } from '../../src/sections/pricing/price-climb/sentence';
import { isWrong, setCount, stateOf } from '../../src/sections/pricing/state';
import { computeRoi } from '../../src/roi/model';

const at = (staff: number, buildings: number, connections = true) => ({
  staff,
  buildings,
  connections,
});

it('states the price that the calculator states', () => {
  const { total, employees, buildings, integration } = priceOf(firstPrice);
  expect(total).toBe(computeRoi(roiInputs(firstPrice)).cost.total);
  expect(total).toBe(employees.price + buildings.price + integration);
});

describe('the distance to the next step', () => {
  it('counts up to the edge and down to the step below', () => {
    expect(edgesOf(at(12, 10)).staff).toMatchObject({ room: 38, fewer: 2 });
    expect(edgesOf(at(12, 10)).buildings.room).toBe(20);
  });

  it('lets the connections rise with the staff price only', () => {
    const [on, off] = [edgesOf(at(50, 30)), edgesOf(at(50, 30, false))];
    expect(on.staff.rise).toBeCloseTo(off.staff.rise * 1.3);
    expect(on.buildings.rise).toBe(off.buildings.rise);
  });

  it.each([
    [1, 1],
    [10, 4],
    [11, 5],
    [50, 30],
    [250, 120],
    [251, 121],
    [10_000, 10_000],
  ])('agrees with the prices on both sides of %d people and %d buildings', (staff, buildings) => {
    const { total } = priceOf(at(staff, buildings));
    const { room, rise, fewer, fall } = edgesOf(at(staff, buildings)).staff;
    if (room !== null) {
      expect(priceOf(at(staff + room, buildings)).total).toBe(total);
      expect(priceOf(at(staff + room + 1, buildings)).total).toBeCloseTo(total + rise);
    }
    if (fewer !== null) {
      expect(priceOf(at(staff - fewer, buildings)).total).toBeCloseTo(total - fall);
      expect(priceOf(at(staff - fewer + 1, buildings)).total).toBe(total);
    }
  });
});

describe('the sentence', () => {
  it('tells both distances', () => {
    expect(sentenceOf(at(12, 10))).toMatch(/38 more people.*20 more buildings.*two people fewer/);
  });

  it('counts a single one in the singular', () => {
    expect(sentenceOf(at(1, 1))).toMatch(/For 1 person and 1 building,/);
    expect(sentenceOf(at(9, 3))).toMatch(/one more person and take on one more building /);
  });

  it('names an edge, and what lies behind it', () => {
    expect(sentenceOf(at(10, 30))).toMatch(/one more person adds \$29,900/);
    expect(sentenceOf(at(10, 30, false))).toMatch(/one more person adds \$23,000/);
    expect(sentenceOf(at(10, 30))).not.toMatch(/before it moves/);
  });

  it('says at the top of both that there is no more', () => {
    const top = sentenceOf(at(251, 121));
    expect(top).not.toMatch(/adds|before it moves/);
    expect(top.split('. ').length).toBeGreaterThan(1);
  });

  it('leaves no placeholder and no double space', () => {
    for (const inputs of [at(1, 1), at(50, 30), at(12, 10, false), at(4000, 500)]) {
      expect(sentenceOf(inputs)).not.toMatch(/[{}]| {2}/);
    }
  });
});

describe('the climb', () => {
  it.each([at(1, 1), at(12, 10), at(10_000, 10_000)])('stays in its drawing: %j', (inputs) => {
    const { nodes, staff, buildings } = climbOf(inputs);
    for (const { x, height } of nodes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(1000);
      expect(height).toBeLessThan(HEIGHT);
    }
    expect(staff.filter(({ isHere }) => isHere)).toHaveLength(1);
    expect(buildings.filter(({ isHere }) => isHere)).toHaveLength(1);
  });

  it('puts the node on its own step', () => {
    for (const count of [1, 10, 11, 50, 51, 250, 251, 260]) {
      const { staff, nodes } = climbOf(at(count, 1));
      const here = staff.find(({ isHere }) => isHere);
      const x = nodes[0]?.x ?? -1;
      expect(x).toBeGreaterThanOrEqual(here?.x ?? Infinity);
      expect(x).toBeLessThanOrEqual((here?.x ?? 0) + (here?.width ?? 0));
    }
  });

  it('ends at the price', () => {
    expect(climbOf(at(12, 10)).nodes.at(-1)?.height).toBe(priceOf(at(12, 10)).total / 1000);
  });
});

it('lists every price once, and marks one', () => {
  const { rows, columns } = priceList(at(12, 10));
  const cells = rows.flatMap((row) => row.cells);
  expect(new Set(cells.map((cell) => cell.without)).size).toBe(rows.length * columns.length);
  expect(cells.filter(({ isHere }) => isHere).map((cell) => cell.with)).toEqual([
    priceOf(at(12, 10)).total,
  ]);
});

describe('the address', () => {
  it('gives back what it was made of', () => {
    const inputs = at(51, 7, false);
    expect(readPriceAddress(`?${writeAddress('', inputs)}`)).toEqual(inputs);
  });

  it('keeps what else stands in it', () => {
    expect(writeAddress('?utm_source=mail', at(3, 4))).toMatch(/utm_source=mail/);
  });

  it.each(['', '?utm_source=mail'])('has no figures in "%s"', (search) => {
    expect(readPriceAddress(search)).toBeNull();
  });

  it.each(['?staff=0', '?staff=-3', '?staff=1.5', '?staff=abc', '?staff=', '?staff=99999'])(
    'keeps the first number where it gets %s',
    (search) => {
      expect(readPriceAddress(search)).toEqual(firstPrice);
    },
  );
});

it('keeps the last price while a field is wrong', () => {
  const state = setCount(setCount(stateOf(firstPrice), 'staff', '60'), 'staff', '6o');
  expect(isWrong(state, 'staff')).toBe(true);
  expect(state.inputs.staff).toBe(60);
  expect(isWrong(setCount(state, 'staff', ' 61 '), 'staff')).toBe(false);
});
