import { readFileSync } from 'node:fs';
import { sections } from '../../src/content-model/sections';
import { sectionSets, setOf } from '../../src/content-model/sections/sets';

const typeName = (type: string) => `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`;

const membersOf = (set: string): string[] => {
  const text = readFileSync(`src/components/sections/sets/${set}.ts`, 'utf8');
  return [...text.matchAll(/\.\.\.(\w+Section)Parts/g)].map(([, name = '']) => name).sort();
};

describe('sets of sections', () => {
  it.each(Object.entries(sectionSets))('%s queries what its pages show', (set, types) => {
    expect(membersOf(set)).toEqual(types.map(typeName).sort());
  });

  it('query every section for a page of any mixture', () => {
    expect(membersOf('all')).toEqual(Object.keys(sections).map(typeName).sort());
  });

  it('take a page whose sections all belong to them, and no other', () => {
    expect(setOf(['hero', 'lanes', 'latest'])).toBe('home');
    expect(setOf(['hero', 'trail', 'faq'])).toBe('product');
    expect(setOf(['hero', 'listing'])).toBe('hub');
    expect(setOf(['hero', 'steps', 'faq'])).toBe('hub');
    expect(setOf(['hero', 'lanes', 'trail'])).toBeUndefined();
  });
});
