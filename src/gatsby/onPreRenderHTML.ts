import { isValidElement, type ReactNode } from 'react';
import type { GatsbySSR } from 'gatsby';

/** What gatsby-plugin-image puts into the head for its own component, which this site does not use. */
const isImageHelp = (node: ReactNode): boolean =>
  isValidElement(node) && String(node.key).startsWith('gatsby-image');

/** The inline script that tells Gatsby the path of its page; `data-path` of the body does (onRenderBody.tsx). */
const isPathScript = (node: ReactNode): boolean =>
  isValidElement<{ id?: string }>(node) && node.props.id === 'gatsby-script-loader';

/** Leaves out of the page what nothing on it needs, and what no policy for scripts could name. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !isImageHelp(node)));
  replacePostBodyComponents(getPostBodyComponents().filter((node) => !isPathScript(node)));
};
