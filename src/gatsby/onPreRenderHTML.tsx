import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { GatsbySSR } from 'gatsby';
import { rulesBeyond } from './rulesBeyond';
import { stylePolicy } from './security/contentPolicy';
import { sourceOf } from './security/sourceOf';

/** What gatsby-plugin-image puts into the head for its own component, which this site does not use. */
const isImageHelp = (node: ReactNode): boolean =>
  isValidElement(node) && String(node.key).startsWith('gatsby-image');

/** The inline script that tells Gatsby the path of its page; `data-path` of the body does (onRenderBody.tsx). */
const isPathScript = (node: ReactNode): boolean =>
  isValidElement<{ id?: string }>(node) && node.props.id === 'gatsby-script-loader';

const propOf = (node: ReactNode, name: string): unknown =>
  isValidElement<Record<string, unknown>>(node) ? node.props[name] : undefined;

/** Who made the page: Gatsby would say its version. */
const isGenerator = (node: ReactNode): boolean => propOf(node, 'name') === 'generator';

type Style = ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>;

const isStyle = (node: ReactNode): node is Style => isValidElement(node) && node.type === 'style';

/** The text of an inline style sheet; undefined for anything else. */
const sheetOf = (node: ReactNode): string | undefined =>
  isStyle(node) ? node.props.dangerouslySetInnerHTML?.__html : undefined;

/** Leaves out styles of drawings that the page has already: of a whole sheet (drawnStyles.ts), or a rule of any. */
function withoutDoubles(head: readonly ReactNode[]): ReactNode[] {
  const whole = new Set(head.map((node) => propOf(node, 'data-href')));
  const isDrawn = (node: ReactNode): boolean => propOf(node, 'data-drawn') !== undefined;
  let sent = head.map((node) => (isDrawn(node) ? '' : (sheetOf(node) ?? ''))).join('');
  return head.flatMap((node) => {
    if (!isDrawn(node) || !isStyle(node)) return [node];
    if (whole.has(propOf(node, 'data-drawn'))) return [];
    const __html = rulesBeyond(sheetOf(node) ?? '', sent);
    sent += __html;
    return __html ? [cloneElement(node, { dangerouslySetInnerHTML: { __html } })] : [];
  });
}

/** The sheet of the code that all pages begin with. */
const isOfStart = (node: ReactNode): boolean => /^\/app\b/.test(String(propOf(node, 'data-href')));

/** The sheet of a page, which code asks for by its address; that of the start comes once, and drawings have none. */
const isOwn = (node: ReactNode): boolean =>
  isStyle(node) && propOf(node, 'data-href') !== undefined && !isOfStart(node);

/** Has the first sheet of a page hold what none asks for by itself: each has a hash in the policy. */
function withOneSheet(head: readonly ReactNode[]): ReactNode[] {
  const styles = head.filter(isStyle);
  const first = styles.find(isOwn) ?? styles[0];
  const others = styles.filter((style) => style !== first && !isOwn(style));
  // What a page has of its own changes what all have, as after navigation.
  const inOrder = [...others.filter(isOfStart), first, ...others.filter((one) => !isOfStart(one))];
  const __html = inOrder.map((style) => sheetOf(style) ?? '').join('');
  return head
    .filter((node) => !others.some((style) => style === node))
    .map((node) =>
      first && node === first ? cloneElement(first, { dangerouslySetInnerHTML: { __html } }) : node,
    );
}

/** The policy by which a page allows its own style sheets and no others. */
function policyOf(head: readonly ReactNode[]): ReactNode {
  const styles = head.map(sheetOf).filter((text) => text !== undefined);
  const content = stylePolicy(styles.map(sourceOf));
  return <meta key="style-policy" httpEquiv="Content-Security-Policy" content={content} />;
}

/**
 * Leaves out of the page what nothing on it needs, and what no policy for scripts could name; states
 * the policy for its style sheets.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const needed = getHeadComponents().filter((node) => !isImageHelp(node) && !isGenerator(node));
  const head = withOneSheet(withoutDoubles(needed));
  replaceHeadComponents([policyOf(head), ...head]);
  replacePostBodyComponents(getPostBodyComponents().filter((node) => !isPathScript(node)));
};
