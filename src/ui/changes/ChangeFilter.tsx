import { useKeptChoice } from '../../browser/useKeptChoice';
import { ChoiceRow } from '../primitives/ChoiceRow';

interface ChangeFilterProps {
  readonly legend: string;
  /** Name in the address, and its values there. */
  readonly name: string;
  readonly keys: readonly string[];
  readonly names: readonly string[];
  /** How many each option shows. */
  readonly counts: readonly number[];
}

/** Chips that narrow a list of changes by what they concern; the address keeps the choice. */
export function ChangeFilter(props: ChangeFilterProps) {
  const { legend, name, keys, names, counts } = props;
  const { form, keep } = useKeptChoice();
  return (
    <form ref={form} onChange={keep}>
      <ChoiceRow
        legend={legend}
        isLegendHidden
        look="chips"
        name={name}
        choices={names.map((content, index) => ({
          key: keys[index] ?? '',
          content,
          count: counts[index] ?? 0,
        }))}
      />
    </form>
  );
}
