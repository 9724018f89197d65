import { isValidElement, type ReactNode } from 'react';
import type { GatsbySSR } from 'gatsby';

/** What gatsby-plugin-image puts into the head for its own component, which this site does not use. */
const isImageHelp = (node: ReactNode): boolean =>
  isValidElement(node) && String(node.key).startsWith('gatsby-image');

/** Leaves out of the head what no element of the page needs. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !isImageHelp(node)));
};
