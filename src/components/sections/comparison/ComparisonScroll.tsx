import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './ComparisonScroll.module.css';

interface ComparisonScrollProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that may be wider than the screen; a stop for the keyboard only while it is. */
export function ComparisonScroll({ label, children }: ComparisonScrollProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isWider, setIsWider] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setIsWider(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const stop = isWider ? ({ role: 'region', 'aria-label': label, tabIndex: 0 } as const) : {};
  return (
    <div ref={frame} className={styles.root} {...stop}>
      {children}
    </div>
  );
}
