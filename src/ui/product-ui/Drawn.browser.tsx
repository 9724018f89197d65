import { useEffect, useRef, useState } from 'react';
import type { DrawnProps } from './drawnProps';
import type { DrawingShape } from './DrawingShape';

// React leaves this markup as the page came with it.
const AS_IT_IS = { __html: '' };

/**
 * `Drawn` in browsers (src/gatsby/onCreateWebpackConfig.ts replaces it). Drawings never change, so
 * the page’s markup stays and their code is not sent; only after client-side navigation it is
 * loaded to draw.
 */
export function Drawn({ shape, className }: DrawnProps) {
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
      <Draw shape={shape} />
    </div>
  );
}
