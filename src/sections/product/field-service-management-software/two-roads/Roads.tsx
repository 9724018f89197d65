import { fill } from '../../../../text/fillWords';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Container } from '../../../../ui/primitives/Container';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { RoadLine } from './RoadLine';
import { roadsOf } from './roads';
import type { twoRoads } from './schema';
import words from './words.json';
import * as styles from './Roads.module.css';

type RoadsProps = Pick<SectionProps<typeof twoRoads>, 'called' | 'driven' | 'road' | 'caption'>;

/** The two routes one below the other, to one scale; each store says where it is on both. */
export function Roads({ called, driven, road, caption }: RoadsProps) {
  const roads = roadsOf(called, driven, road);
  const stores = driven.places.slice(1, -1).map(({ name }) => name);
  return (
    <Container>
      <ReadOut hasHint label={words.label} marks={roads.marks} start={1}>
        <div className={styles.root}>
          <RoadLine title={called.title} road={roads.called} stores={stores} isBefore />
          <RoadLine
            title={driven.title}
            road={roads.driven}
            stores={stores}
            rest={fill(words.saved, { miles: roads.called.miles - roads.driven.miles })}
          />
        </div>
      </ReadOut>
      <Text look="source">{caption}</Text>
    </Container>
  );
}
