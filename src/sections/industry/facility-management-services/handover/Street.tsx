import { fill } from '../../../../text/fillWords';
import { place } from '../../../../ui/plot/place';
import { Container } from '../../../../ui/primitives/Container';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { layOut, type Thing } from './layOut';
import type { handover } from './schema';
import words from './words.json';
import * as styles from './Street.module.css';

const roofs = { mill: styles.mill, annex: styles.annex, tower: styles.tower };

/** A section through the houses, to their basements; a mark for each hundred lines, a dot for each stray. */
export function Street(section: Pick<SectionProps<typeof handover>, 'houses' | 'stops'>) {
  const { houses, stops } = section;
  const floors = layOut(houses, stops);
  const says = stops.map((stop) => fill(words.stop, { ...stop })).join('; ');
  return (
    <Container className={styles.root}>
      <i className={styles.earth} />
      <div role="img" aria-label={fill(words.label, { says })} className={styles.houses}>
        {houses.map(({ name, kind, up, isWet }, index) => (
          <div key={name} className={`${styles.house} ${roofs[kind]}`}>
            <Floors floors={floors[index]?.slice(0, up.length)} className={styles.up} />
            <Floors
              floors={floors[index]?.slice(up.length)}
              className={`${styles.down} ${isWet ? styles.wet : ''}`}
            />
            <Text look="label" className={styles.name}>
              {name}
            </Text>
          </div>
        ))}
      </div>
    </Container>
  );
}

interface FloorsProps {
  readonly floors: readonly (readonly Thing[])[] | undefined;
  readonly className: string | undefined;
}

const Floors = ({ floors = [], className }: FloorsProps) => (
  <div className={className}>
    {floors.map((things, floor) => (
      <div key={floor} className={styles.floor}>
        {things.map(({ isStray, from }, index) => (
          <i
            key={index}
            data-fill={isStray ? 'late' : 'good'}
            className={isStray ? styles.stray : styles.mark}
            style={place({ from: String(from) })}
          />
        ))}
      </div>
    ))}
  </div>
);
