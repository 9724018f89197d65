import { builtPages, isBuilt, readBuilt } from '../support/builtSite';

const CANDIDATE = /^(\S+) ([1-9]\d*w|[1-9]\d*(?:\.\d+)?x)$/;

/** What is wrong with a list of pictures to choose from. */
function faultsOf(srcset: string): string[] {
  const candidates = srcset.split(',').map((candidate) => candidate.trim());
  return candidates.flatMap((candidate) => {
    const [, address, descriptor] = CANDIDATE.exec(candidate) ?? [];
    if (!address || !descriptor) return [`cannot be read: ${candidate}`];
    return isBuilt(decodeURI(address)) ? [] : [`is not there: ${address}`];
  });
}

/** Every list of pictures of a page, as the build writes them. */
const listsOn = (address: string): string[] =>
  Array.from(readBuilt(address).matchAll(/ (?:image)?srcset="([^"]*)"/gi), ([, list = '']) => list);

it('has lists to look at', () => {
  expect(builtPages().flatMap(listsOn).length).toBeGreaterThan(0);
});

it.each(builtPages())('offers only pictures that are there, as browsers read it: %s', (address) => {
  expect(listsOn(address).flatMap(faultsOf)).toEqual([]);
});
