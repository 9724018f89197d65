import { useState, type FormEvent } from 'react';
import { isRefusedBySignal, permitted } from '../../consent/browser/signal';
import { storedChoice } from '../../consent/browser/storedChoice';
import { categories, choosable, type Category, type Choosable } from '../../consent/categories.ts';
import copy from '../../copy/consent.json';
import asked from '../../copy/consentQuestion.json';
import { Button } from '../primitives/Button';
import { Heading } from '../primitives/Heading';
import { Switch } from '../primitives/Switch';
import { Text } from '../primitives/Text';
import * as styles from './ConsentChoices.module.css';

interface ConsentSwitchesProps {
  readonly onAnswer: (granted: readonly Choosable[]) => void;
}

const words = copy.choices;

/**
 * A switch per category, off until the visitor turns it on. One that the browser’s signal refuses
 * stays off and says why.
 */
export function ConsentSwitches({ onAnswer }: ConsentSwitchesProps) {
  const [granted, setGranted] = useState<readonly Choosable[]>(() =>
    permitted(storedChoice()?.granted ?? []),
  );

  const flip = (category: Choosable): void =>
    setGranted(
      granted.includes(category)
        ? granted.filter((other) => other !== category)
        : [...granted, category],
    );

  const save = (event: FormEvent): void => {
    event.preventDefault();
    onAnswer(granted);
  };

  const isRefused = (category: Category): boolean =>
    category !== 'necessary' && isRefusedBySignal(category);

  return (
    <form onSubmit={save} className={styles.form}>
      <Heading level={2} size="xs">
        {words.title}
      </Heading>
      <Text look="small" isSoft>
        {words.text}
      </Text>
      <ul className={styles.kinds}>
        {categories.map((category) => (
          <li key={category}>
            <Switch
              id={`consent-${category}`}
              label={copy.categories[category].label}
              hint={isRefused(category) ? words.refused : copy.categories[category].text}
              checked={category === 'necessary' || granted.includes(category)}
              disabled={category === 'necessary' || isRefused(category)}
              onChange={() => {
                if (category !== 'necessary') flip(category);
              }}
            />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button type="submit" variant="ink" className={styles.wide}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={() => onAnswer(choosable)}>
          {asked.accept}
        </Button>
        <Button variant="quiet" onClick={() => onAnswer([])}>
          {asked.reject}
        </Button>
      </div>
    </form>
  );
}
