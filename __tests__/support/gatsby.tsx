import type { AnchorHTMLAttributes } from 'react';

/** Gatsby without its build: links are anchors, queries are made by the tests that need them. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest} />
);

export const graphql = (): undefined => undefined;

export const useStaticQuery = jest.fn();
