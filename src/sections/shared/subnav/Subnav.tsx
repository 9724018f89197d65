import { useRef } from 'react';
import templates from '../../../copy/templates.json';
import { useCurrentAnchor } from '../../../ui/content/useCurrentAnchor';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Container } from '../../../ui/primitives/Container';
import { Icon } from '../../../ui/primitives/Icon';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { subnav } from './schema';
import * as styles from './Subnav.module.css';

const anchorOf = (href: string): string => href.slice(href.indexOf('#') + 1);

/** Sticky; marks the passage in view. On phones it is one line that opens. */
export function Subnav({ links, action }: SectionProps<typeof subnav>) {
  const fold = useRef<HTMLDetailsElement>(null);
  const current = useCurrentAnchor(links.map(({ href }) => anchorOf(href)));
  const close = () => {
    if (fold.current) fold.current.open = false;
  };
  const here = links.find(({ href }) => anchorOf(href) === current);
  const list = (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            className={styles.link}
            aria-current={link === here ? 'true' : undefined}
            onClick={close}
          >
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={templates.contents} className={styles.root}>
      <Container>
        <Text as="div" look="small" className={styles.bar}>
          {list}
          {action ? (
            <ButtonLink href={action.href} size="small">
              {action.text}
            </ButtonLink>
          ) : null}
        </Text>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboards, not pointers */}
        <details
          ref={fold}
          className={styles.fold}
          onBlur={({ currentTarget, relatedTarget }) => {
            // It would lie over what has the focus next.
            if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
          }}
        >
          <summary className={styles.line}>
            <span>
              {templates.contents}
              {here ? <b className={styles.here}>{here.text}</b> : null}
            </span>
            <Icon name="chevron-down" className={styles.sign} />
          </summary>
          {list}
        </details>
      </Container>
    </nav>
  );
}
