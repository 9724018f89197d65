import { useId } from 'react';
import { ActionList } from '../../../ui/primitives/ActionList';
import { Heading } from '../../../ui/primitives/Heading';
import { StickySum } from '../../../ui/primitives/StickySum';
import { Text } from '../../../ui/primitives/Text';
import copy from '../words.json';
import { roiInputs } from '../calculator.ts';
import { totalOf } from './sentence.ts';
import { price, setConnections } from '../state.ts';
import { calculatorPath } from '../../../roi/link.ts';
import { toParams } from '../../../roi/inputs.ts';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { answerId, PriceAnswer } from './PriceAnswer';
import { PriceConnections } from './PriceConnections';
import { PriceCount } from './PriceCount';
import { PriceDrawing } from './PriceDrawing';
import { PriceNoScript } from './PriceNoScript';
import { usePrice } from './usePrice';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { priceClimb } from './schema';
import * as styles from './PriceClimb.module.css';

/** Without scripts the form submits to the report route, with the calculator’s names. */
export function PriceClimb(section: SectionProps<typeof priceClimb>) {
  const heading = useId();
  const state = usePrice();
  const { term, title, lead, actions, staffCount, buildingCount, connectionSwitch, fineprint } =
    section;
  const query = toParams(roiInputs(state.inputs)).toString();
  const links = actions.map(({ text, href }) => ({
    text,
    href: href === calculatorPath ? `${href}?${query}` : href,
  }));
  return (
    <HeroGround hero={section} heading={heading} usual="paper">
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={1} size="page" id={heading} className={styles.title}>
            <Text as="span" look="term" className={styles.term}>
              {term}
            </Text>{' '}
            {title}
          </Heading>
          <Text look="lead">{lead}</Text>
        </div>
        <div className={styles.answer}>
          <PriceAnswer inputs={state.inputs} />
          <ActionList actions={links} />
        </div>
      </div>
      <form
        action="/roi-pdf/"
        aria-label={copy.form}
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        <PriceDrawing inputs={state.inputs} />
        <PriceCount name="staff" state={state} words={staffCount} />
        <div className={styles.rest}>
          <PriceCount name="buildings" state={state} words={buildingCount} />
          <PriceConnections
            inputs={state.inputs}
            words={connectionSwitch}
            onChange={(isOn) => price.set(setConnections(price.get(), isOn))}
          />
          <StickySum target={answerId}>{totalOf(state.inputs)}</StickySum>
        </div>
        <div className={styles.end}>
          <Text look="source" className={styles.fineprint}>
            {fineprint}
          </Text>
          <PriceNoScript />
        </div>
      </form>
    </HeroGround>
  );
}
