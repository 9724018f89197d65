import { useId, type ReactNode } from 'react';
import { Container } from './Container';
import { Heading } from './Heading';
import { Text } from './Text';
import * as styles from './Section.module.css';

const heads = { stacked: '', split: styles.split, side: styles.side };
const grounds = {
  paper: styles.paper,
  wash: styles.wash,
  tint: styles.tint,
  sunken: styles.sunken,
  stone: styles.stone,
  ink: styles.ink,
};

interface SectionProps {
  readonly title: string;
  readonly lead?: string | null | undefined;
  /** Below the lead, for example a link. */
  readonly action?: ReactNode;
  /** Anchor. */
  readonly anchor?: string | null | undefined;
  /**
   * `split` sets the lead beside the title, `side` sets the head beside the content; `hidden` keeps
   * the title for the outline only; with `own` the content has the heading.
   */
  readonly head?: keyof typeof heads | 'hidden' | 'own' | undefined;
  /** `xs` is a small heading close to its content. */
  readonly size?: 'lg' | 'md' | 'xs' | undefined;
  /** Background; `family` takes the hue of the product family, `ink` is dark. */
  readonly ground?: keyof typeof grounds | undefined;
  /** Omits the space above, for a section on the same background as the one before. */
  readonly isFlush?: boolean | undefined;
  /** Closer to its neighbors and to its head, on a page of short parts. */
  readonly isTight?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Section of a page: background, heading, content, container. A landmark only if links lead to it,
 * to keep the list of landmarks short.
 */
export function Section({
  title,
  lead,
  action,
  anchor,
  head = 'stacked',
  size = 'lg',
  ground = 'paper',
  isFlush = false,
  isTight = false,
  className,
  children,
}: SectionProps) {
  const id = useId();
  const spaces = `${isFlush ? styles.flush : ''} ${isTight ? styles.tight : ''}`;
  const classes = [styles.root, grounds[ground], spaces.trim(), className];
  return (
    <section
      id={anchor ?? undefined}
      aria-labelledby={anchor && head !== 'own' ? id : undefined}
      aria-label={anchor && head === 'own' ? title : undefined}
      className={classes.filter(Boolean).join(' ')}
      data-theme={ground === 'ink' ? 'dark' : undefined}
    >
      <Container className={head === 'side' ? styles.beside : undefined}>
        {head === 'hidden' ? (
          <h2 id={id} className="visuallyHidden">
            {title}
          </h2>
        ) : null}
        {head === 'hidden' || head === 'own' ? null : (
          <div
            className={[styles.head, heads[head], size === 'xs' ? styles.quiet : '']
              .filter(Boolean)
              .join(' ')}
          >
            <Heading level={2} size={size} id={id}>
              {title}
            </Heading>
            {lead ? (
              <Text look="lead" className={styles.lead}>
                {lead}
              </Text>
            ) : null}
            {action}
          </div>
        )}
        {head === 'side' ? <div className={styles.body}>{children}</div> : children}
      </Container>
    </section>
  );
}
