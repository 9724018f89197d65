import type { Outage } from '../../../../src/content-model/outages';
import { marksOf } from '../../../../src/sections/customer-success/outages/marks';

const outage: Outage = {
  on: '2026-06-03',
  minutes: 41,
  where: 'us',
  title: 'A cable',
  stopped: 'Nothing could be reached.',
  cause: 'A cable.',
  whose: 'ours',
  changed: 'Two cables.',
  since: 'Not since.',
};

it('credits what was longer than promised, and says why nothing was paid for the rest', () => {
  const outages = [outage, { ...outage, on: '2026-07-03', minutes: 96 }];
  const said = marksOf({ outages, credit: '{share} credited.', noCredit: 'None.' });
  expect(said.map(({ says }) => says.split('. ').at(-1))).toEqual(['None.', '10% credited.']);
});
