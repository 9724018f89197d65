import { useEffect, useState, type ComponentType } from 'react';
import { CHOICES_ANCHOR, consentLayer } from '../../browser/consent/panel';
import { useStore } from '../../browser/useStore';
import { readChoice } from '../../consent/choice';

const isChoicesLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`a[href$="${CHOICES_ANCHOR}"]`) !== null;

/**
 * Asks whoever has not chosen yet, starts what others agreed to, and opens the choices for every
 * link to them. Panel and services are loaded when they are needed.
 */
export function Consent() {
  const layer = useStore(consentLayer);
  const [Panel, setPanel] = useState<ComponentType>();

  useEffect(() => {
    const choice = readChoice(document.cookie);
    if (!choice) consentLayer.set('question');
    else {
      import('../../browser/consent/resume').then(
        ({ resume }) => resume(choice),
        () => undefined,
      );
    }
    const open = (event: MouseEvent): void => {
      if (!isChoicesLink(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      consentLayer.set('choices');
    };
    // Before the link is followed by Gatsby.
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);

  useEffect(() => {
    if (layer === 'none' || Panel) return;
    // What does not arrive asks nothing: nothing is loaded without a yes.
    import('./ConsentPanel').then(
      (module) => setPanel(() => module.ConsentPanel),
      () => consentLayer.set('none'),
    );
  }, [layer, Panel]);

  return Panel && layer !== 'none' ? <Panel /> : null;
}
