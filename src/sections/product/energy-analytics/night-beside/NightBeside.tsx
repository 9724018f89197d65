import { useId, useState, type ChangeEvent } from 'react';
import { replaceQuery } from '../../../../browser/route';
import { useQuery } from '../../../../browser/useQuery';
import copy from './words.json';
import { MOST, readNightLoad, nightShare } from './nightLoad';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Note } from '../../../../ui/primitives/Note';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { TextField } from '../../../../ui/primitives/TextField';
import { NightBesideColumns } from './NightBesideColumns';
import { NightBesideResult } from './NightBesideResult';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { nightBeside } from './schema';
import * as styles from './NightBeside.module.css';

/** Valid input is kept in the address; without scripts the sample building shows. */
export function NightBeside(section: SectionProps<typeof nightBeside>) {
  const { title, anchor, lead, dayLabel, nightLabel, usualName, axis, verdicts, note } = section;
  const { usualDay, usualNight } = section;
  const id = useId();
  const query = useQuery();
  const load = readNightLoad(query, { day: usualDay, night: usualNight });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const type = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const next = {
      day: String(load.day),
      night: String(load.night),
      ...typed,
      [target.name]: target.value,
    };
    setTyped(next);
    const params = new URLSearchParams(query);
    for (const [name, value] of Object.entries(next)) params.set(name, value);
    if (target.validity.valid) replaceQuery(params.toString());
  };
  const share = nightShare(load);
  const isUsual = load.day === usualDay && load.night === usualNight;
  const field = (name: 'day' | 'night', label: string) => (
    <TextField
      id={`${id}-${name}`}
      label={label}
      name={name}
      type="number"
      inputMode="decimal"
      min={name === 'day' ? 1 : 0}
      max={MOST}
      step="any"
      required
      value={typed[name] ?? String(load[name])}
      onChange={type}
    />
  );
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="tint">
      <div className={styles.root}>
        <div className={styles.side}>
          <Scripted>
            <form aria-label={copy.form} className={styles.form}>
              {field('day', dayLabel)}
              {field('night', nightLabel)}
            </form>
          </Scripted>
          <NightBesideResult load={load} steps={section.steps} verdicts={verdicts} />
          {isUsual ? (
            <Text look="source" isSoft>
              {usualName}
            </Text>
          ) : null}
        </div>
        <NightBesideColumns share={share} steps={section.steps} axis={axis} />
      </div>
      <Note html={note} />
    </Section>
  );
}
