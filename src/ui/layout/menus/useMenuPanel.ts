import { useState, type ComponentType } from 'react';
import type { MenuPanelProps } from './MenuPanel';

interface Loaded {
  /** Undefined until it has arrived. */
  readonly Panel: ComponentType<MenuPanelProps> | undefined;
  /** Fetches it, once; rejects without a connection, and may be tried again. */
  readonly load: () => Promise<void>;
}

/** What menus open, fetched when a visitor turns to them: few do, and every page would carry it. */
export function useMenuPanel(): Loaded {
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>();
  const load = async (): Promise<void> => {
    if (Panel) return;
    const { MenuPanel } = await import('./MenuPanel');
    setPanel(() => MenuPanel);
  };
  return { Panel, load };
}
