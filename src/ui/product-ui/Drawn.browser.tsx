import { useEffect, useRef, useState } from 'react';
import type { DrawnProps } from './drawnProps';
import type { DrawingShape } from './DrawingShape';

// Built so that React leaves alone what the page came with.
const AS_IT_IS = { __html: '' };

/**
 * `Drawn` in the browser of a visitor (src/gatsby/onCreateWebpackConfig.ts puts it in its place). A
 * drawing never changes, so its markup of the page stays and the code that made it is not sent; only
 * a page that is reached without a full load has to draw by itself.
 */
export function Drawn({ shape, isSubgrid, className }: DrawnProps) {
  const root = useRef<HTMLDivElement>(null);
  const [Draw, setDraw] = useState<typeof DrawingShape>();
  useEffect(() => {
    if (root.current?.childElementCount !== 0) return;
    void import(/* webpackChunkName: "drawings" */ './DrawingShape').then((module) =>
      setDraw(() => module.DrawingShape),
    );
  }, []);
  if (!Draw) {
    return (
      <div
        ref={root}
        aria-hidden="true"
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_IT_IS}
      />
    );
  }
  return (
    <div key="drawn" aria-hidden="true" className={className}>
      <Draw shape={shape} isSubgrid={isSubgrid} />
    </div>
  );
}
