import { Quoted } from '../../../ui/content/Quoted';
import { ActionList } from '../../../ui/primitives/ActionList';
import { Heading } from '../../../ui/primitives/Heading';
import { Section } from '../../../ui/primitives/Section';
import { choosePointed } from '../../../ui/primitives/choosePointed';
import { Split } from '../../../ui/primitives/Split';
import { Stack } from '../../../ui/primitives/Stack';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import { Bust } from '../../../ui/content/Bust';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { proof } from './schema';
import { Drawn } from './Drawn';
import * as styles from './Proof.module.css';

/** Their evidence lies across the page, face and action below it. */
const ACROSS = ['figure', 'field'];
/** A bust that the lower edge of a band cuts off. */
const BANDS = ['band', 'voice'];
const RIGHT = ['band', 'pair'];

/** One customer says it: the figure in the title, what it is made of, a sentence and a face. */
export function Proof(section: SectionProps<typeof proof>) {
  const { variant, title, anchor, customer, person, quote, actions } = section;
  const { parts, pair, quoted, log } = section;
  const isBand = BANDS.includes(variant);
  const mark = <Wordmark customer={customer} className={styles.wordmark} />;
  const heading = (
    <Heading level={2} size="md">
      {title}
    </Heading>
  );
  const evidence = (
    <Drawn
      {...{ variant, parts, pair, quoted, log }}
      wrapper={{
        className: styles.evidence,
        onPointerOver: choosePointed,
        onClick: choosePointed,
      }}
    />
  );
  const said = (
    <Quoted words={quote} person={person} isLarge={variant === 'voice'} className={styles.quote} />
  );
  const act = <ActionList actions={actions} />;
  const face = <Bust person={person} isCut={isBand} />;
  const layouts = {
    across: (
      <Stack gap={5} isWide className={styles.across}>
        <Split ratio="8:4" align="end">
          {heading}
          {mark}
        </Split>
        {evidence}
        <div className={styles.under}>
          <Bust person={person} isSmall />
          {said}
          {act}
        </div>
      </Stack>
    ),
    log: (
      <Split ratio="7:5" align="center" className={styles.log}>
        <Stack gap={4} className={styles.words}>
          {mark}
          {heading}
          <Bust person={person} isSmall />
          {said}
          {act}
        </Stack>
        <div>{evidence}</div>
      </Split>
    ),
    beside: (
      <Split ratio={RIGHT.includes(variant) ? '7:5' : '5:7'} align="end">
        {RIGHT.includes(variant) ? null : face}
        <Stack gap={4} className={styles.words}>
          {mark}
          {variant === 'voice' ? said : null}
          {heading}
          {evidence}
          {variant === 'voice' ? null : said}
          {act}
        </Stack>
        {RIGHT.includes(variant) ? face : null}
      </Split>
    ),
  };
  return (
    <Section
      title={title}
      anchor={anchor}
      head="own"
      isTight
      ground={variant === 'voice' ? 'ink' : isBand ? 'wash' : 'paper'}
      className={isBand ? styles.band : undefined}
    >
      {ACROSS.includes(variant) ? layouts.across : layouts[variant === 'log' ? 'log' : 'beside']}
    </Section>
  );
}
