import type { GatsbyNode, Reporter } from 'gatsby';
import { checkContent } from '../registry/check/checkContent';
import { formatContentError } from '../registry/check/contentError';
import { readContent } from '../registry/check/readContent';
import { checkMiddleware } from '../redirects/checkMiddleware';
import { edgeMiddleware } from '../redirects/middleware.ts';
import { showFaults } from './develop/faults';
import { writeFormerAddresses } from './writeFormerAddresses';

const isDevelop = () => process.env['NODE_ENV'] === 'development';

function report(reporter: Reporter): void {
  const errors = checkContent(readContent());
  if (isDevelop()) showFaults(errors.map(formatContentError));
  if (errors.length === 0) return;
  // The reporter would break the lines, which editors and people look for as a whole.
  for (const error of errors) process.stderr.write(`${formatContentError(error)}\n`);
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  const message = `The content has ${count}, listed above.`;
  if (isDevelop()) reporter.error(message);
  else reporter.panic(message);
}

/**
 * Reads every content file before anything is built and names every error at once. A build stops;
 * `gatsby develop` goes on, so that a writer can fix the file and see the page.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  checkMiddleware(edgeMiddleware);
  report(reporter);
  writeFormerAddresses(readContent());
};

let waiting: NodeJS.Timeout | undefined;

/**
 * In develop, pages are made again after every change of the content; it is checked again then, once
 * the pages are on their way to the browser.
 */
export const recheckContent = (reporter: Reporter): void => {
  if (!isDevelop()) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => report(reporter), 300);
};
