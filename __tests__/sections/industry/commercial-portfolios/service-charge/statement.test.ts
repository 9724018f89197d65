import {
  tenantShare,
  statementTotal,
} from '../../../../../src/sections/industry/commercial-portfolios/service-charge/statement';

it('takes a part by area, to the cent', () => {
  expect(tenantShare(68420, 12400, 148000)).toBe(5732.49);
  expect(tenantShare(1000, 1, 3)).toBe(333.33);
});

it('adds up the parts as they are shown', () => {
  const amounts = [1000, 1000, 1000];
  expect(statementTotal(amounts, 1, 3)).toBe(999.99);
});
