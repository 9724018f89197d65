import { createHash } from 'node:crypto';
import type { InlineSources } from '../security/contentPolicy';

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g;
const STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;

/** Scripts that a browser runs; others are data, which no policy concerns. */
const isRun = (attributes = ''): boolean =>
  !/\ssrc=/.test(attributes) && !/\stype="(?!module|text\/javascript)/.test(attributes);

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline scripts and style sheets of pages, each as the hash by which a policy allows it. */
export function inlineSources(pages: Iterable<string>): InlineSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    for (const [, attributes, text = ''] of html.matchAll(SCRIPT)) {
      if (isRun(attributes)) scripts.add(hashOf(text));
    }
    for (const [, text = ''] of html.matchAll(STYLE)) styles.add(hashOf(text));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
