import { useEffect, useRef } from 'react';
import copy from '../../../copy/templates.json';
import { useCurrentAnchor } from '../../../ui/content/useCurrentAnchor';
import { Container } from '../../../ui/primitives/Container';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { subnav } from './schema';
import * as styles from './Subnav.module.css';

const anchorOf = (href: string): string => href.slice(href.indexOf('#') + 1);

/** Sticky; marks the passage in view. */
export function Subnav({ title, links }: SectionProps<typeof subnav>) {
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentAnchor(links.map(({ href }) => anchorOf(href)));

  // Phones scroll the list sideways, never the page.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) list.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth });
  }, [current]);

  return (
    <nav aria-label={copy.contents} className={styles.root}>
      <Container className={styles.bar}>
        <b className={styles.title}>{title}</b>
        <ul ref={list} className={`scroll ${styles.list}`}>
          {links.map(({ text, href }) => (
            <li key={href}>
              <a
                href={href}
                className={styles.link}
                aria-current={anchorOf(href) === current ? 'true' : undefined}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
