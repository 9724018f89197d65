import { useId } from 'react';
import { place } from '../../../../ui/plot/place';
import { Container } from '../../../../ui/primitives/Container';
import { ActLine } from '../../../../ui/primitives/ActLine';
import { Heading } from '../../../../ui/primitives/Heading';
import { Text } from '../../../../ui/primitives/Text';
import { Panel } from '../../../../ui/product-ui/parts/Panel';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Halt } from './Halt';
import type { growingRecord } from './schema';
import * as styles from './GrowingRecord.module.css';

/** Halts of a request as radio buttons; the record knows what came before, the screen shows this one. */
export function GrowingRecord(section: SectionProps<typeof growingRecord>) {
  const { title, anchor, place: where, legend, start, halts, act } = section;
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={`${id}title`} className={styles.root}>
      <Container>
        <Panel
          isLive
          title={
            <Heading level={2} size="sm" id={`${id}title`}>
              {title}
            </Heading>
          }
          end={
            <Text look="small" isSoft>
              {where}
            </Text>
          }
        >
          <fieldset>
            <legend className="visuallyHidden">{legend}</legend>
            <ol className={styles.halts} style={place({ halts: String(halts.length) })}>
              {halts.map((halt, index) => (
                <Halt
                  key={halt.name}
                  {...{ section, halt, id }}
                  number={index}
                  next={halts[index + 1]?.name}
                  isFirst={index === start}
                />
              ))}
            </ol>
          </fieldset>
        </Panel>
        <ActLine {...act} />
      </Container>
    </section>
  );
}
