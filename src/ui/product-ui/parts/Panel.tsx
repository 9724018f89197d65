import type { ReactNode } from 'react';
import { looks } from '../../primitives/Text';
import * as styles from './Panel.module.css';

interface PanelProps {
  /** What it shows; without one it has no bar. Words of a drawing, or a heading where it is part of the page. */
  readonly title?: ReactNode;
  /** Before the title, for example a dot. */
  readonly mark?: ReactNode;
  /** Beside the title: the unit. */
  readonly note?: string | undefined;
  /** Beside the title: a tag, or anything else. */
  readonly beside?: ReactNode;
  /** At the end of the bar: time, legend, state, a choice. */
  readonly end?: ReactNode;
  /** Part of the page, to be read and used; a drawing of it is smaller. */
  readonly isLive?: boolean;
  /** With room around what is in it. */
  readonly isInset?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Panel of the product, drawn or live: light on any ground. A size container (`@container`) for its
 * children, so its parent must give it a width; not a flex row.
 */
export function Panel(props: PanelProps) {
  const { title, mark, note, beside, end, isLive, isInset, children } = props;
  const classes = [
    styles.root,
    styles.surface,
    isLive ? styles.live : `${styles.drawn} ${looks.drawn}`,
    props.className,
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-theme="light">
      {title ? (
        <div className={styles.bar}>
          {mark}
          {isLive ? title : <b>{title}</b>}
          {note ? <span className={styles.soft}>{note}</span> : null}
          {beside}
          {end ? <div className={styles.end}>{end}</div> : null}
        </div>
      ) : null}
      {isInset ? <div className={styles.inset}>{children}</div> : children}
    </div>
  );
}
