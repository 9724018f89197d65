import { readFileSync } from 'node:fs';
import * as node from '../../src/gatsby/node';

it('hands Gatsby all that the site does in a build', () => {
  const handed = readFileSync('gatsby-node.ts', 'utf8').match(/export const \{([^}]*)\}/)?.[1];
  const names = handed?.split(',').map((name) => name.trim());
  expect(names?.filter(Boolean).sort()).toEqual(Object.keys(node).sort());
});
