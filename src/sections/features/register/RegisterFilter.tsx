import type { RegisterMark, RegisterModule } from './schema';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Scripted } from '../../../ui/primitives/Scripted';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { register } from './schema';
import * as styles from './Register.module.css';

interface RegisterFilterProps {
  readonly section: SectionProps<typeof register>;
  readonly modules: readonly RegisterModule[];
  readonly find: string;
  readonly onFind: (typed: string) => void;
}

const MARKS: readonly RegisterMark[] = ['offline', 'connected', 'new'];

/** Search field, and radio buttons for marks. */
export function RegisterFilter({ section, modules, find, onFind }: RegisterFilterProps) {
  const lines = modules.flatMap((module) => module.lines);
  const options = [
    { value: 'all', count: lines.length },
    ...MARKS.map((value) => ({
      value,
      count: lines.filter(({ is }) => is.includes(value)).length,
    })),
  ] as const;
  return (
    <div className={styles.filter}>
      <Scripted>
        <input
          type="search"
          aria-label={section.findLabel}
          placeholder={section.findExample}
          autoComplete="off"
          value={find}
          onChange={({ target }) => onFind(target.value)}
          className={styles.field}
        />
      </Scripted>
      <ChoiceRow
        legend={section.markLabel}
        isLegendHidden
        look="chips"
        choices={options.map(({ value, count }) => ({
          key: value,
          content: (
            <>
              {section.marks[value]}
              {value === 'all' ? null : <i className={styles.mark} data-mark={value} />}
            </>
          ),
          count,
        }))}
      />
    </div>
  );
}
