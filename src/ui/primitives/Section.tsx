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
  /** Stands under the lead, for example a link. */
  readonly action?: ReactNode;
  /** Name that links can point at. */
  readonly anchor?: string | null | undefined;
  /**
   * `split` sets the lead beside the title, `side` sets the head beside the content; `hidden` keeps
   * the title for the outline only.
   */
  readonly head?: keyof typeof heads | 'hidden' | undefined;
  /** `xs` is a quiet line close over what it names. */
  readonly size?: 'lg' | 'md' | 'xs' | undefined;
  /** What the section lies on; `family` takes the hue of the product family, `ink` is dark. */
  readonly ground?: keyof typeof grounds | undefined;
  /** A section on the ground of the one above leaves out the space between. */
  readonly isFlush?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * One idea of a page: its ground, its heading, its content, in the container. It is a landmark where
 * links lead to it; more of them would be a list as long as the one of headings.
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
  className,
  children,
}: SectionProps) {
  const id = useId();
  const classes = [styles.root, grounds[ground], isFlush ? styles.flush : '', className];
  return (
    <section
      id={anchor ?? undefined}
      aria-labelledby={anchor ? id : undefined}
      className={classes.filter(Boolean).join(' ')}
      data-theme={ground === 'ink' ? 'dark' : undefined}
    >
      <Container className={head === 'side' ? styles.beside : undefined}>
        {head === 'hidden' ? (
          <h2 id={id} className="visuallyHidden">
            {title}
          </h2>
        ) : (
          <div
            className={[styles.head, heads[head], size === 'xs' ? styles.quiet : '']
              .filter(Boolean)
              .join(' ')}
          >
            <Heading level={2} size={size} id={id}>
              {title}
            </Heading>
            {lead ? (
              <Text size="lead" className={styles.lead}>
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
