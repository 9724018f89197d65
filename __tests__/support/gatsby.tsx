import type { AnchorHTMLAttributes } from 'react';

/** Gatsby without its build: links are anchors with `data-route`, queries are made by the tests that need them. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a data-route="" href={to} {...rest}>
    {rest.children}
  </a>
);

export const graphql = (): undefined => undefined;

export const useStaticQuery = jest.fn();

export const navigate = jest.fn();
