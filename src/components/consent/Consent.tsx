import { useEffect, useState, type ComponentType } from 'react';
import { askScript, focusPage, stopAsking } from '../../browser/consent/asked';
import { storedChoice } from '../../browser/consent/storedChoice';
import { useHydrated } from '../../browser/useHydrated';
import { choosable, type Choosable } from '../../consent/categories.ts';
import type { ConsentChoicesProps } from './ConsentChoices';
import { ConsentQuestion } from './ConsentQuestion';

/** A link to this anchor, from any page, opens the choices. Without scripts it leads to the policy. */
const CHOICES_ANCHOR = '#cookie-choices';

const isChoicesLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`a[href$="${CHOICES_ANCHOR}"]`) !== null;

/**
 * Asks whoever has not chosen yet, before everything else on the page, starts what others agreed to,
 * and opens the choices for every link to them. Choices and services are loaded when they are needed.
 */
export function Consent() {
  const isHydrated = useHydrated();
  const [isAnswered, setAnswered] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [Choices, setChoices] = useState<ComponentType<ConsentChoicesProps>>();
  // The HTML has the question for everybody; the script in front of it shows it.
  const isAsking = !isAnswered && !(isHydrated && storedChoice());

  useEffect(() => {
    const choice = storedChoice();
    if (choice) {
      import('../../browser/consent/resume').then(
        ({ resume }) => resume(choice),
        () => undefined,
      );
    }
    const open = (event: MouseEvent): void => {
      if (!isChoicesLink(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      setChoosing(true);
    };
    // Before the link is followed by Gatsby.
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);

  useEffect(() => {
    if (!isChoosing || Choices) return;
    import('./ConsentChoices').then(
      (module) => setChoices(() => module.ConsentChoices),
      () => setChoosing(false),
    );
  }, [isChoosing, Choices]);

  useEffect(() => {
    if (isAnswered) focusPage();
  }, [isAnswered]);

  function answer(granted: readonly Choosable[]): void {
    import('../../browser/consent/choose').then(
      ({ choose }) => {
        stopAsking();
        setAnswered(true);
        setChoosing(false);
        return choose(granted);
      },
      // Without a connection the question stays, and can be answered again.
      () => undefined,
    );
  }

  return (
    <>
      {isHydrated ? null : <script dangerouslySetInnerHTML={{ __html: askScript }} />}
      {isAsking ? (
        <ConsentQuestion
          onAccept={() => answer(choosable)}
          onReject={() => answer([])}
          onChoose={() => setChoosing(true)}
        />
      ) : null}
      {Choices ? (
        <Choices isOpen={isChoosing} onAnswer={answer} onLeave={() => setChoosing(false)} />
      ) : null}
    </>
  );
}
