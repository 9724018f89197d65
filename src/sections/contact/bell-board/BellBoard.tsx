import { useEffect, useId, useRef, useState } from 'react';
import { replaceQuery } from '../../../browser/route';
import { Form } from '../../../ui/forms/Form';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Heading } from '../../../ui/primitives/Heading';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { BellAddresses } from './BellAddresses';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bellBoard } from './schema';
import * as styles from './BellBoard.module.css';
import { BellPerson } from './BellPerson';

const TOPIC = 'topic';

/** The bells are radio buttons and a field of the form; CSS shows the person, the address keeps the choice. */
export function BellBoard(section: SectionProps<typeof bellBoard>) {
  const { anchor, bells, bellsLegend, formTitle, form } = section;
  const heading = useId();
  const formHeading = useId();
  const formId = useId();
  const board = useRef<HTMLDivElement>(null);
  const [topic, setTopic] = useState(bells[0]?.name ?? '');

  useEffect(() => {
    const radios = [...(board.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    const asked = new URLSearchParams(location.search).get(TOPIC);
    const rung = radios.find(({ value }) => value === asked) ?? radios.find((one) => one.checked);
    if (!rung) return;
    rung.checked = true;
    // A bell may have been chosen before hydration, and only now can the address be read.

    setTopic(rung.value);
  }, []);

  function ring(name: string): void {
    setTopic(name);
    const params = new URLSearchParams(location.search);
    params.set(TOPIC, name);
    replaceQuery(params.toString());
  }

  return (
    <>
      <HeroGround hero={section} heading={heading} usual="stone">
        <div className={styles.root} data-choices="" id={anchor}>
          <div className={styles.aside}>
            <HeroText hero={section} heading={heading} size="lg" layout="corner" />
            <div
              ref={board}
              className={styles.board}
              onChange={({ target }) =>
                target instanceof HTMLInputElement ? ring(target.value) : undefined
              }
            >
              <ChoiceRow
                legend={bellsLegend}
                name={TOPIC}
                form={formId}
                look={{ own: styles.plates, as: 'chips' }}
                choices={bells.map(({ name, hint }) => ({
                  key: name,
                  content: <b>{name}</b>,
                  note: hint,
                }))}
              />
            </div>
          </div>
          <div className={styles.door}>
            <div className={styles.beam}>
              {bells.map(({ name }, index) => (
                <p key={name} data-choice={index + 1}>
                  {name}
                </p>
              ))}
            </div>
            <div className={styles.opening}>
              <div aria-live="polite" className={styles.people}>
                {bells.map((bell, index) => (
                  <div key={bell.name} data-choice={index + 1} className={styles.person}>
                    <BellPerson bell={bell} />
                  </div>
                ))}
              </div>
              <div className={styles.form}>
                <Heading level={2} size="sm" id={formHeading}>
                  {formTitle}
                </Heading>
                <Form id={formId} form={form} labelledBy={formHeading} fixed={{ topic }} />
              </div>
            </div>
          </div>
        </div>
      </HeroGround>
      <BellAddresses section={section} />
    </>
  );
}
