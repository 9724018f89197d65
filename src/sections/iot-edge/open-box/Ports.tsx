import { useId } from 'react';
import { fill } from '../../../text/fillWords';
import { Pick } from '../../../ui/primitives/Pick';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { openBox } from './schema';
import words from './words.json';
import * as styles from './Ports.module.css';

interface PortsProps {
  readonly ports: SectionProps<typeof openBox>['ports'];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** The lower edge of the box; the chosen port is lit. */
export function Ports({ ports, chosen, onChoose }: PortsProps) {
  const group = useId();
  return (
    <fieldset>
      <legend className="visuallyHidden">{words.ports}</legend>
      <div className={styles.root}>
        {ports.map(({ shape, label, name }, index) => (
          <label key={name} className={styles.port}>
            <Pick
              type="radio"
              name={group}
              aria-label={fill(words.name, { label, name })}
              checked={index === chosen}
              onChange={() => onChoose(index)}
            />
            <svg className={styles.shape} aria-hidden="true">
              <use href={`/ports.svg#${shape}`} />
            </svg>
            <Text as="span" look="source" className={styles.label}>
              {label}
            </Text>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
