import { Kind, parse, type FragmentDefinitionNode } from 'gatsby/graphql';
import { versionOfFragments } from '../../../src/gatsby/sections/fragments';

const fragmentsOf = (...texts: readonly string[]) =>
  new Map(
    texts
      .flatMap((text) => parse(text).definitions)
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );

const A = 'fragment A on Page { title }';
const B = 'fragment B on Page { path }';

it('tells fragments of the code from those of another state of it', () => {
  const version = versionOfFragments(fragmentsOf(A, B));
  expect(version).not.toBe(versionOfFragments(fragmentsOf(A, 'fragment B on Page { path title }')));
  expect(version).toBe(versionOfFragments(fragmentsOf(B, A)));
  expect(version).toMatch(/^[0-9a-f]{8}$/);
});
