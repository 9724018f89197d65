import { useId } from 'react';
import { replaceQuery } from '../../../browser/route';
import { useQuery } from '../../../browser/useQuery';
import { readWiring, writeWiring } from './choice';
import { Button } from '../../../ui/primitives/Button';
import { Icon } from '../../../ui/primitives/Icon';
import { Scripted } from '../../../ui/primitives/Scripted';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { portsHead } from './portsHeadSchema';
import * as styles from './PortsHead.module.css';

/** Anchor of the list. */
const LIST = 'list';

/** The field filters the list below while typing. */
export function PortsHead(hero: SectionProps<typeof portsHead>) {
  const heading = useId();
  const query = useQuery();
  const choice = readWiring(query);
  return (
    <HeroGround hero={hero} heading={heading} usual="paper">
      <div className={styles.root}>
        <HeroText hero={hero} heading={heading} />
        <Scripted>
          <form
            className={styles.search}
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              location.hash = LIST;
            }}
          >
            <Icon name="search" className={styles.sign} />
            <input
              type="search"
              name="find"
              aria-label={hero.searchLabel}
              placeholder={hero.searchExample}
              autoComplete="off"
              value={choice.find}
              onChange={({ target }) =>
                replaceQuery(writeWiring(query, { ...choice, find: target.value }))
              }
              className={styles.field}
            />
            <Button type="submit">{hero.searchAction}</Button>
          </form>
        </Scripted>
      </div>
    </HeroGround>
  );
}
