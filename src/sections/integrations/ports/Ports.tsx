import { replaceQuery } from '../../../browser/route';
import { useQuery } from '../../../browser/useQuery';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { readWiring, writeWiring } from './choice';
import { findSystems } from './findSystems';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Section } from '../../../ui/primitives/Section';
import { ItSheet } from './ItSheet';
import { PortRow } from './PortRow';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { ports } from './portsSchema';
import * as styles from './Ports.module.css';

/** Ticked systems fill a sheet and are kept in the address. Without scripts the list has no check boxes. */
export function Ports(section: SectionProps<typeof ports>) {
  const { title, lead, anchor, priceWords, otherwise, groups } = section;
  const query = useQuery();
  const choice = readWiring(query);
  const shown = findSystems(groups, choice.find);
  const picked = groups.flatMap(({ systems }) =>
    systems.filter(({ id }) => choice.picked.includes(id)),
  );
  const count = shown.reduce((sum, { systems }) => sum + systems.length, 0);
  const choose = (change: Partial<typeof choice>): void =>
    replaceQuery(writeWiring(query, { ...choice, ...change }));
  const toggle = (id: string): void =>
    choose({
      picked: choice.picked.includes(id)
        ? choice.picked.filter((other) => other !== id)
        : [...choice.picked, id],
    });
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <div className={styles.root}>
        <div className={styles.list}>
          <p className={choice.find === '' ? 'visuallyHidden' : styles.found} role="status">
            {fill(count === 0 ? copy.none : copy.found, { count, find: choice.find })}{' '}
            {choice.find === '' ? null : (
              <button type="button" className={styles.all} onClick={() => choose({ find: '' })}>
                {copy.all}
              </button>
            )}
          </p>
          <ul className={styles.jumps}>
            {shown.map(({ id, name, systems }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.jump}>
                  {name} <span className={styles.jumpCount}>{systems.length}</span>
                </a>
              </li>
            ))}
          </ul>
          {count === 0 ? <ArrowLink href={otherwise.href}>{otherwise.text}</ArrowLink> : null}
          {shown.map(({ id, name, systems }) => (
            <section key={id} id={id} aria-labelledby={`${id}-name`}>
              <h3 id={`${id}-name`} className={styles.groupName}>
                {name} <span className={styles.count}>{systems.length}</span>
              </h3>
              <ul>
                {systems.map((system) => (
                  <PortRow
                    key={system.id}
                    system={system}
                    isPicked={choice.picked.includes(system.id)}
                    onToggle={() => toggle(system.id)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <Scripted className={styles.aside}>
          <ItSheet systems={picked} price={priceWords} />
        </Scripted>
      </div>
    </Section>
  );
}
