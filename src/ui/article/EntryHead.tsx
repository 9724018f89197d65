import type { ReactNode } from 'react';
import { ActionList } from '../primitives/ActionList';
import { Breadcrumbs } from '../primitives/Breadcrumbs';
import { Heading } from '../primitives/Heading';
import { Text } from '../primitives/Text';
import * as styles from './EntryHead.module.css';

interface EntryHeadProps {
  /** The hubs above it, and what it is called below them. */
  readonly trail: readonly Queries.ActionLinkFragment[];
  readonly here: string;
  readonly term: string;
  readonly title: string;
  readonly meta: ReactNode;
  readonly lead: string;
  readonly actions: readonly Queries.ActionLinkFragment[];
}

/** Head of a release or a letter: term, headline, day, lead, and where one may want to go at once. */
export function EntryHead(props: EntryHeadProps) {
  const { trail, here, term, title, meta, lead, actions } = props;
  return (
    <header className={styles.root}>
      <Breadcrumbs trail={trail} here={here} />
      <div className={styles.title}>
        <Text look="term">{term}</Text>
        <Heading level={1} size="lg">
          {title}
        </Heading>
      </div>
      {meta}
      <div className={styles.lead}>
        <Text look="lead">{lead}</Text>
        {actions.length > 0 ? <ActionList actions={actions} /> : null}
      </div>
    </header>
  );
}
