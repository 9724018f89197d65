import { useId, useState } from 'react';
import { choose } from '../../consent/browser/choose';
import { isRefusedBySignal, permitted } from '../../consent/browser/signal';
import { storedChoice } from '../../consent/browser/storedChoice';
import { useHydrated } from '../../browser/useHydrated';
import { services } from '../../consent/table';
import copy from './words.json';
import { settings } from '../../settings';
import { Button, ButtonLink } from '../../ui/primitives/Button';
import { Container } from '../../ui/primitives/Container';
import { Heading } from '../../ui/primitives/Heading';
import { Text } from '../../ui/primitives/Text';
import * as styles from './Calendar.module.css';

const { category } = services.scheduler;

const granted = () => permitted(storedChoice()?.granted ?? []);

/** Text before the calendar opens: consent needed, or blocked by the browser’s signal. */
const askOrRefuse = (): string => (isRefusedBySignal(category) ? copy.refused : copy.ask);

/**
 * Link that opens the calendar service in place, after consent to its category. Without JavaScript
 * it leads there.
 */
export function Calendar() {
  const address = settings.services.scheduler;
  const heading = useId();
  const isHydrated = useHydrated();
  const [state, setState] = useState<'closed' | 'asking' | 'open'>('closed');
  if (!address) return null;

  const open = (): void => setState(granted().includes(category) ? 'open' : 'asking');

  async function agree(): Promise<void> {
    await choose([...granted(), category]);
    setState('open');
  }

  return (
    <Container>
      <section aria-labelledby={heading} className={styles.root}>
        <Heading level={2} size="md" id={heading}>
          {copy.title}
        </Heading>
        <Text>{state === 'asking' ? askOrRefuse() : copy.text}</Text>
        {state === 'closed' ? (
          <p>
            {isHydrated ? (
              <Button onClick={open}>{copy.open}</Button>
            ) : (
              <ButtonLink href={address}>{copy.open}</ButtonLink>
            )}
          </p>
        ) : null}
        {state === 'asking' ? (
          <div className={styles.choice}>
            {isRefusedBySignal(category) ? null : (
              <Button variant="ink" onClick={() => void agree()}>
                {copy.agree}
              </Button>
            )}
            <a href={address}>{copy.elsewhere}</a>
          </div>
        ) : null}
        {state === 'open' ? (
          <iframe
            src={address}
            title={copy.frame}
            sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
            className={styles.frame}
          />
        ) : null}
      </section>
    </Container>
  );
}
