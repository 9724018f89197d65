import type { ReactNode } from 'react';
import { ActLine } from '../../primitives/ActLine';
import { Heading } from '../../primitives/Heading';
import { Section } from '../../primitives/Section';
import { Text } from '../../primitives/Text';
import { Panel } from './Panel';

interface PanelSectionProps {
  readonly title: string;
  /** Beside the title; without it the title is in the bar of the panel, which follows the opening. */
  readonly lead?: string | undefined;
  readonly anchor?: string | undefined;
  readonly ground?: 'ink' | undefined;
  /** In the bar: whose it is, where. */
  readonly name?: string | undefined;
  /** At the end of the bar: when, or where if the title is in it. */
  readonly note?: string | undefined;
  /** Its children touch the edges of the panel. */
  readonly isFull?: boolean;
  readonly act?: Parameters<typeof ActLine>[0] | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The product to touch, as a section of its page: a live panel, and what to do after it. */
export function PanelSection(props: PanelSectionProps) {
  const { title, lead, anchor, ground, name, note, isFull = false, act, className } = props;
  const own = (
    <Heading level={2} size="sm">
      {title}
    </Heading>
  );
  return (
    <Section
      {...{ title, lead, anchor, ground, className }}
      size="md"
      head={lead ? 'split' : 'own'}
      isTight
      isFlush={!lead}
    >
      <Panel
        isLive
        isInset={!isFull}
        title={lead ? name && <Text look="name">{name}</Text> : own}
        end={
          note ? (
            <Text look="small" isSoft>
              {note}
            </Text>
          ) : null
        }
      >
        {props.children}
      </Panel>
      {act ? <ActLine {...act} /> : null}
    </Section>
  );
}
