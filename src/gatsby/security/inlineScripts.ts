import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { sourceOf } from './sourceOf';

/** Types of scripts that a browser runs; others are data, which no policy concerns. */
const RUN: ReadonlySet<unknown> = new Set([undefined, 'module', 'text/javascript']);

/** The inline scripts of a page, each as the hash by which a policy allows it. */
export function inlineScripts(page: Root): string[] {
  const scripts: string[] = [];
  visit(page, { type: 'element', tagName: 'script' }, (script: Element) => {
    const { src, type } = script.properties;
    if (src === undefined && RUN.has(type)) scripts.push(sourceOf(toString(script)));
  });
  return scripts;
}
