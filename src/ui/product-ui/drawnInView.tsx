import { useEffect, useRef, useState, type ComponentType } from 'react';
import { sightOf } from '../../browser/sightOf';
import type { DrawnWrapper } from './drawnNow';

// React leaves this markup as the page came with it.
const AS_IT_IS = { __html: '' };

/**
 * What answers a visitor, below the first screen: its markup comes with the page, and its code when it
 * comes into view, in a chunk of its own. Beside `drawnNow`, as `drawnLater`; its props are as the markup
 * was made with.
 */
export const drawnInView = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  function Drawn({ wrapper, ...props }: P & { readonly wrapper?: DrawnWrapper }) {
    const root = useRef<HTMLDivElement>(null);
    const [live, setLive] = useState<{ readonly Draw: ComponentType<P> }>();
    useEffect(() => {
      if (!root.current) return undefined;
      const sight = sightOf(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          sight.disconnect();
          void load().then((Draw) => setLive({ Draw }));
        },
        { rootMargin: '200px' },
      );
      sight.observe(root.current);
      return () => sight.disconnect();
    }, []);
    if (!live) {
      return (
        <div ref={root} {...wrapper} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
      );
    }
    return (
      <div key="live" {...wrapper}>
        <live.Draw {...(props as unknown as P)} />
      </div>
    );
  };
