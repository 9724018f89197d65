import { sourceOf } from './sourceOf';

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g;

/** Scripts that a browser runs; others are data, which no policy concerns. */
const isRun = (attributes = ''): boolean =>
  !/\ssrc=/.test(attributes) && !/\stype="(?!module|text\/javascript)/.test(attributes);

/** The inline scripts of pages, each as the hash by which a policy allows it. */
export function inlineScripts(pages: Iterable<string>): string[] {
  const scripts = new Set<string>();
  for (const html of pages) {
    for (const [, attributes, text = ''] of html.matchAll(SCRIPT)) {
      if (isRun(attributes)) scripts.add(sourceOf(text));
    }
  }
  return [...scripts].sort();
}
