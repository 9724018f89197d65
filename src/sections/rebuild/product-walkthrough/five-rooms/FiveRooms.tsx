import { useId, useState, type MouseEvent } from 'react';
import { Picture } from '../../../../ui/primitives/Picture';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { fiveRooms } from './schema';
import * as styles from './FiveRooms.module.css';
import { FiveRoomsRoom } from './Room';

/** Opens the `details` of a link’s target for browsers that do not; the link then scrolls there. */
const open = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  const room = document.getElementById(currentTarget.hash.slice(1));
  if (room instanceof HTMLDetailsElement) room.open = true;
};

/** The model picture is a map that marks the current room. */
export function FiveRooms(section: SectionProps<typeof fiveRooms>) {
  const { model, map, record, added, stops } = section.rooms;
  const heading = useId();
  const [current, setCurrent] = useState(0);
  return (
    <HeroGround hero={section} heading={heading} usual="tint">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} size="lg" layout="split" />
        <div className={styles.body}>
          <nav aria-label={map} className={styles.map}>
            <Picture picture={model} isFirst />
            {stops.map(({ key, name, left, top }, index) => (
              <a
                key={key}
                href={`#${key}`}
                className={styles.mark}
                aria-current={index === current ? 'step' : undefined}
                style={{ left: `${left}%`, top: `${top}%` }}
                onClick={open}
              >
                <b className={styles.number}>{index + 1}</b>
                <span className={styles.name}>{name}</span>
              </a>
            ))}
          </nav>
          <div>
            {stops.map((stop, index) => (
              <FiveRoomsRoom
                key={stop.key}
                stop={stop}
                number={index + 1}
                before={stops.slice(0, index).flatMap(({ lines }) => lines)}
                record={record}
                added={added}
                onToggle={(isOpen) =>
                  setCurrent((before) => (isOpen ? index : before === index ? -1 : before))
                }
              />
            ))}
          </div>
        </div>
      </div>
    </HeroGround>
  );
}
