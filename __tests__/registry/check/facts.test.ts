import { factsIn, fillFacts } from '../../../src/text/fillFacts';
import { factsOf } from '../../../src/registry/check/factsOf';
import { buildingTiers, employeeTiers } from '../../../src/pricing/tiers';

const facts = factsOf([
  { kind: 'Customer', name: 'st-alder', data: { facts: { assets: 171900, hospitals: 'nine' } } },
  { kind: 'Customer', name: 'tallis', data: {} },
  { kind: 'Claim', name: 'tallis-energy', data: { figure: '−9.4%' } },
]);

it('fills words with facts, numbers grouped as the site writes them', () => {
  const text = '{st-alder.assets} assets in {st-alder.hospitals}, {claims.tallis-energy}';
  expect(fillFacts(text, facts)).toBe('171,900 assets in nine, −9.4%');
});

it('leaves alone what is no fact', () => {
  expect(fillFacts('{provider}, {cookie-table}, {st-alder.beds}', facts)).toBe(
    '{provider}, {cookie-table}, {st-alder.beds}',
  );
});

it('tells which facts a text names, in their order', () => {
  expect(factsIn('{claims.a} of {orrin.contracts}, {provider}')).toEqual([
    'claims.a',
    'orrin.contracts',
  ]);
});

it('names every tier of the price list by the first number that it holds', () => {
  const prices = [...facts].filter(([name]) => /^prices\.(staff|buildings)-\d+$/.test(name));
  expect(prices).toHaveLength(employeeTiers.length + buildingTiers.length);
  const second = employeeTiers[1]?.price ?? 0;
  const first = (employeeTiers[0]?.upTo ?? 0) + 1;
  expect(facts.get(`prices.staff-${first}`)).toBe(`$${second.toLocaleString('en-US')}`);
});
