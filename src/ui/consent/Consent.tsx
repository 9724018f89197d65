import { useEffect, useState, type ComponentType } from 'react';
import { focusPage } from '../../consent/browser/asked';
import { answer, choosing, question } from '../../consent/browser/state';
import { storedChoice } from '../../consent/browser/storedChoice';
import { useStore } from '../../browser/useStore';
import type { ConsentChoicesProps } from './ConsentChoices';

/** A link to this anchor, from any page, opens the choices. Without scripts it leads to the policy. */
const CHOICES_ANCHOR = '#cookie-choices';

const isChoicesLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`a[href$="${CHOICES_ANCHOR}"]`) !== null;

/**
 * Starts the services that a visitor agreed to, and opens the consent panel for the first question
 * and for links to it. Stays through navigation; panel and services load on demand.
 */
export function Consent() {
  const isChoosing = useStore(choosing);
  const isAnswered = useStore(question) === 'answered';
  const [Choices, setChoices] = useState<ComponentType<ConsentChoicesProps>>();

  useEffect(() => {
    const choice = storedChoice();
    if (choice) {
      question.set('unasked');
      import('../../consent/browser/resume').then(
        ({ resume }) => resume(choice),
        () => undefined,
      );
    }
    const open = (event: MouseEvent): void => {
      if (!isChoicesLink(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      choosing.set(true);
    };
    // Before the link is followed by Gatsby.
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);

  useEffect(() => {
    if (!isChoosing || Choices) return;
    import('./ConsentChoices').then(
      (module) => setChoices(() => module.ConsentChoices),
      () => choosing.set(false),
    );
  }, [isChoosing, Choices]);

  useEffect(() => {
    if (isAnswered) focusPage();
  }, [isAnswered]);

  return Choices ? (
    <Choices isOpen={isChoosing} onAnswer={answer} onLeave={() => choosing.set(false)} />
  ) : null;
}
