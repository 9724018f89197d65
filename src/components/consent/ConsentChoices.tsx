import { useEffect, useState, type FormEvent } from 'react';
import { loadCountry } from '../../browser/consent/country';
import { readChoice } from '../../consent/choice';
import { defaultChoice } from '../../consent/consentMode';
import { countryName } from '../../consent/regions';
import { categories, type Category, type Choosable } from '../../consent/table';
import { fill } from '../../copy/fill';
import copy from '../../copy/consent.json';
import { settings } from '../../settings';
import { Button } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { SiteLink } from '../primitives/SiteLink';
import { Switch } from '../primitives/Switch';
import * as styles from './ConsentPanel.module.css';
import { ConsentWords } from './ConsentWords';

export interface ConsentChoicesProps {
  readonly titleId: string;
  readonly onSave: (granted: readonly Choosable[]) => void;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

const words = copy.choices;

/** A switch for each category. They stand as they were left, or as the visitor's country starts. */
export function ConsentChoices({ titleId, onSave, onAccept, onReject }: ConsentChoicesProps) {
  const [country, setCountry] = useState<string>();
  const [switched, setSwitched] = useState<readonly Choosable[]>();
  const kept = readChoice(document.cookie)?.granted;
  const granted = switched ?? kept ?? defaultChoice(country, settings.isStrict);

  useEffect(() => {
    if (kept) return;
    void loadCountry().then(setCountry);
  }, [kept]);

  const flip = (category: Choosable): void =>
    setSwitched(
      granted.includes(category)
        ? granted.filter((other) => other !== category)
        : [...granted, category],
    );

  const save = (event: FormEvent): void => {
    event.preventDefault();
    onSave(granted);
  };

  const isOn = (category: Category): boolean =>
    category === 'necessary' || granted.includes(category);

  return (
    <form onSubmit={save}>
      <Container className={styles.choices}>
        <ConsentWords title={words.title} titleId={titleId}>
          {country && !kept ? (
            <>
              {fill(words.region, { country: countryName(country) })}{' '}
              <SiteLink href={words.whyHref}>{words.why}</SiteLink>
            </>
          ) : (
            words.text
          )}
        </ConsentWords>
        <ul className={styles.kinds}>
          {categories.map((category) => (
            <li key={category}>
              <Switch
                id={`consent-${category}`}
                label={copy.categories[category].label}
                hint={copy.categories[category].text}
                checked={isOn(category)}
                disabled={category === 'necessary'}
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
          <Button variant="quiet" onClick={onAccept}>
            {copy.accept}
          </Button>
          <Button variant="quiet" onClick={onReject}>
            {copy.reject}
          </Button>
        </div>
      </Container>
    </form>
  );
}
