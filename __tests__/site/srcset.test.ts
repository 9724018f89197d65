/** @jest-environment jsdom */
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

it.each(builtPages())('offers only pictures that are there, as browsers read it: %s', (address) => {
  const page = new DOMParser().parseFromString(readBuilt(address), 'text/html');
  const lists = [...page.querySelectorAll('[srcset], [imagesrcset]')].map(
    (element) => element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '',
  );
  expect(lists.flatMap(faultsOf)).toEqual([]);
});
