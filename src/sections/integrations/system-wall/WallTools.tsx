import { useId } from 'react';
import { fill } from '../../../text/fillWords';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { FilterRow } from '../../../ui/primitives/FilterRow';
import { Scripted } from '../../../ui/primitives/Scripted';
import { TextField } from '../../../ui/primitives/TextField';
import type { WallChoice } from './choice';
import { filters, type Filter } from './matches';
import type { WallSystem } from './schema';
import copy from './words.json';

interface WallToolsProps {
  readonly systems: readonly WallSystem[];
  readonly choice: WallChoice;
  readonly isNarrowed: boolean;
  /** Systems that match. */
  readonly count: number;
  readonly otherwise: { readonly text: string; readonly href: string };
  readonly onChoose: (change: Partial<WallChoice>) => void;
}

/** Field and chips that narrow the wall. */
export function WallTools(props: WallToolsProps) {
  const { systems, choice, isNarrowed, count, otherwise, onChoose } = props;
  const { find, only } = choice;
  return (
    <Scripted>
      <TextField
        id={useId()}
        type="search"
        label={copy.find}
        placeholder={copy.example}
        autoComplete="off"
        value={find}
        onChange={({ target }) => onChoose({ find: target.value })}
      />
      <FilterRow
        label={copy.filter}
        value={only}
        onChange={(value) => onChoose({ only: value as Filter })}
        options={(Object.keys(filters) as Filter[]).map((value) => ({
          value,
          text: copy.filters[value],
          count: systems.filter(filters[value]).length,
        }))}
      />
      <p role="status" className={isNarrowed ? undefined : 'visuallyHidden'}>
        {fill(count === 0 ? copy.none : copy.found, { count, find, all: systems.length })}{' '}
        {count === 0 ? <ArrowLink href={otherwise.href}>{otherwise.text}</ArrowLink> : null}
      </p>
    </Scripted>
  );
}
