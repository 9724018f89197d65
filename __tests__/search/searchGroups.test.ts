import { publicPage } from '../support/publicPage';
import { groupOf } from '../../src/search/searchGroups';

const of = (kind: string, path: string) => groupOf(publicPage({ kind }).kind, path);

it('takes the group that a kind belongs to, wherever its page stands', () => {
  expect(of('PressRelease', '/newsroom/price-list/')).toBe('newsroom');
  expect(of('Guide', '/learn/cmms-guide/')).toBe('guides');
  expect(of('CaseStudy', '/resources/case-study/calder-bank/')).toBe('case-studies');
});

it('takes other pages by where they stand, the nearest group first', () => {
  expect(of('Page', '/why-lintel/')).toBe('company');
  expect(of('Page', '/why-lintel/knowledge-base/')).toBe('guides');
  expect(of('Page', '/resources/case-study/')).toBe('case-studies');
});

it('counts a page that nobody names among the product', () => {
  expect(of('Page', '/pricing/')).toBe('product');
  expect(of('Page', '/')).toBe('product');
});
