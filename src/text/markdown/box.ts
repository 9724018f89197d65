import type { Properties } from 'hast';
import type { BlockContent, Data, Parent, PhrasingContent } from 'mdast';

/** An element that Markdown has no node for; `data` says which. */
export interface Box extends Parent {
  type: 'box';
  data: Data;
  children: (BlockContent | PhrasingContent)[];
}

declare module 'mdast' {
  interface BlockContentMap {
    box: Box;
  }
  interface PhrasingContentMap {
    box: Box;
  }
  interface RootContentMap {
    box: Box;
  }
}

/** An element around nodes of Markdown. */
export const box = (name: string, properties: Properties, children: Box['children']): Box => ({
  type: 'box',
  data: { hName: name, hProperties: properties },
  children,
});

/** An element with words of ours, which are no part of what the writer wrote: headings and labels leave them out. */
export const note = (name: string, properties: Properties, words: string): Box => ({
  type: 'box',
  data: { hName: name, hProperties: properties, hChildren: [{ type: 'text', value: words }] },
  children: [],
});
