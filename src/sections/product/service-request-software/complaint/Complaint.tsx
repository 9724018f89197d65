import type { FormEvent } from 'react';
import { replaceQuery } from '../../../../browser/route';
import { useQuery } from '../../../../browser/useQuery';
import copy from './words.json';
import { openJob } from './openJob';
import { Button } from '../../../../ui/primitives/Button';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { TextField } from '../../../../ui/primitives/TextField';
import { ComplaintJob } from './ComplaintJob';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { complaint } from './schema';
import * as styles from './Complaint.module.css';

const LONGEST = 160;

/**
 * The address keeps the complaint. Without scripts, sample complaints show their work orders and
 * there is no field.
 */
export function Complaint(section: SectionProps<typeof complaint>) {
  const { title, lead, anchor, sayings, note, troubles, unread } = section;
  const query = useQuery();
  const said = new URLSearchParams(query).get('say')?.trim().slice(0, LONGEST) ?? '';
  const own = sayings.includes(said) ? '' : said;
  const chosen = said === '' ? sayings[0] : said;
  const say = (words: string): void => {
    const rest = new URLSearchParams(query);
    if (words.trim() === '') rest.delete('say');
    else rest.set('say', words.trim());
    replaceQuery(rest.toString());
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('say');
    if (typeof typed === 'string') say(typed);
  };
  const jobOf = (words: string) => (
    <ComplaintJob opened={openJob(words, troubles)} unread={unread} />
  );

  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <div className={styles.root} role="group" aria-label={copy.choose}>
        {sayings.map((saying) => (
          <div key={saying} className={styles.item}>
            <label className={styles.choice}>
              <input
                type="radio"
                name="saying"
                className={styles.radio}
                checked={saying === chosen}
                onChange={() => say(saying)}
              />
              <span>“{saying}”</span>
            </label>
            <div className={styles.job}>{jobOf(saying)}</div>
          </div>
        ))}
        <Scripted className={styles.own}>
          <form method="get" className={styles.form} onSubmit={submit}>
            <TextField
              key={own}
              id="say"
              name="say"
              label={copy.own}
              maxLength={LONGEST}
              defaultValue={own}
              autoComplete="off"
            />
            <Button type="submit" variant="ink">
              {copy.show}
            </Button>
          </form>
        </Scripted>
        <div className={styles.answer} role="status">
          {own === '' ? null : jobOf(own)}
        </div>
        <Text look="source" className={styles.limit}>
          {note}
        </Text>
      </div>
    </Section>
  );
}
