import { matchRedirect } from '../src/redirects/match.ts';
import { site } from '../src/site.ts';
import type { Measure } from './table';

/** What visitors, crawlers and scanners ask for, in about these shares; most are pages as they stand. */
const paths = [
  '/',
  '/pricing/',
  '/platform-overview/',
  '/product/work-order-software/?utm_source=newsletter&utm_medium=email&utm_campaign=spring',
  '/resources/case-study/',
  '/webinar/',
  '/request-demo/',
  '/industry/healthcare/',
  '/pricing',
  '/pricing?plan=a&b=c',
  '/product/preventive-maintenance-software',
  '/resources/guide/a-long-address-of-a-guide-that-nobody-would-type',
  '/product/asset-management-software?utm_source=x',
  `/newsroom/${site.slug}-in-the-news/`,
  '/resources/guide/cmms-guide/',
  '/newsroom',
  '/roi-pdf?isIntegration=false&employees=500&buildings=25',
  '/robots.txt',
  '/search%20results/caf%C3%A9',
  '//elsewhere.example/%2f..',
];

const BATCH = 500;

function decideFor(milliseconds: number, urls: readonly string[]): number {
  const start = performance.now();
  let decisions = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let round = 0; round < BATCH; round += 1) {
      for (const url of urls) matchRedirect({ method: 'GET', url });
    }
    decisions += BATCH * urls.length;
    elapsed = performance.now() - start;
  }
  return decisions / (elapsed / 1000);
}

/** Redirect decisions per second on one core, over whole URLs as the edge gets them. */
export function benchRedirects(): Measure[] {
  const urls = paths.map((path) => site.origin + path);
  decideFor(200, urls);
  const value = Math.round(decideFor(1000, urls));
  return [{ name: 'redirect decisions', unit: 'decisions/s', value, target: 300_000 }];
}
