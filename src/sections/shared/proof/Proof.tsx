import { Quoted } from '../../../ui/content/Quoted';
import { ActionList } from '../../../ui/primitives/ActionList';
import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import { Stack } from '../../../ui/primitives/Stack';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import { Bust } from '../../../ui/content/Bust';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { proof } from './schema';
import { Drawn } from './Drawn';
import * as styles from './Proof.module.css';

/** One customer says it: the figure in the title, what it is made of, a sentence and a large face. */
export function Proof(section: SectionProps<typeof proof>) {
  const { variant, title, anchor, customer, person, parts, pair, quoted, quote, actions } = section;
  const isBand = variant === 'band';
  const isRight = isBand || variant === 'pair';
  const face = <Bust person={person} isCut={isBand} />;
  return (
    <Section
      title={title}
      anchor={anchor}
      head="own"
      isTight
      ground={isBand ? 'wash' : 'paper'}
      className={isBand ? styles.band : undefined}
    >
      <Split ratio={isRight ? '7:5' : '5:7'} align="end">
        {isRight ? null : face}
        <Stack gap={4} className={styles.words}>
          <Wordmark customer={customer} className={styles.wordmark} />
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Drawn {...{ variant, parts, pair, quoted }} wrapper={{ className: styles.evidence }} />
          <Quoted words={quote} person={person} className={styles.quote} />
          <ActionList actions={actions} />
        </Stack>
        {isRight ? face : null}
      </Split>
    </Section>
  );
}
