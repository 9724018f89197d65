import { useId, useRef } from 'react';
import { replaceQuery } from '../../../browser/route';
import { useQuery } from '../../../browser/useQuery';
import type { RegisterModule } from './schema';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { findLines } from './findLines';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { RegisterFilter } from './RegisterFilter';
import { RegisterModule as Module } from './RegisterModule';
import { Spines } from './Spines';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { register as schema } from './schema';
import * as styles from './Register.module.css';

const linesOf = (modules: readonly RegisterModule[]): number =>
  modules.reduce((sum, { lines }) => sum + lines.length, 0);

/** Marks filter by CSS, words by script; without scripts the full list shows. */
export function Register(hero: SectionProps<typeof schema>) {
  const heading = useId();
  const register = useRef<HTMLDivElement>(null);
  const query = useQuery();
  const modules = hero.modules;
  const find = new URLSearchParams(query).get('find') ?? '';
  const found = findLines(modules, find);
  const onFind = (typed: string): void => {
    const params = new URLSearchParams(query);
    if (typed === '') params.delete('find');
    else params.set('find', typed);
    replaceQuery(params.toString());
    // When typing far down the page, the list shrinks above: scroll back to its start.
    if ((register.current?.getBoundingClientRect().top ?? 0) < 0) {
      register.current?.scrollIntoView({ behavior: 'instant' });
    }
  };
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.head}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <Spines modules={modules} />
      <div ref={register} className={styles.root}>
        <RegisterFilter section={hero} modules={modules} find={find} onFind={onFind} />
        <p className={styles.found} role="status">
          {find === '' ? '' : fill(copy.found, { count: linesOf(found), all: linesOf(modules) })}
        </p>
        {found.length === 0 ? <Text isSoft>{hero.absent}</Text> : null}
        <div className={styles.columns}>
          {found.map((module) => (
            <Module key={module.id} module={module} marks={hero.marks} />
          ))}
        </div>
      </div>
    </HeroGround>
  );
}
