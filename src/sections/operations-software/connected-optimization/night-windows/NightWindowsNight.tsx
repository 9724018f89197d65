import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { countWindows, windowsOf } from './windows';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { marksOf } from './marksOf';
import { formatCount } from '../../../../format/number';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { nightWindows } from './schema';
import * as styles from './NightWindowsNight.module.css';

type Words = SectionProps<typeof nightWindows>;

interface NightWindowsNightProps {
  readonly night: Words['nights'][number];
  readonly hero: Pick<Words, 'columns' | 'noteName' | 'changedName' | 'keys'>;
  readonly isOpen: boolean;
}

/** One night: windows, each of which says what happened there, and a list of changes by hour. */
export function NightWindowsNight({ night, hero, isOpen }: NightWindowsNightProps) {
  const { day, windows, saved, weather, changes, morning } = night;
  const { columns, noteName, changedName, keys } = hero;
  const panes = windowsOf(windows).map((kind, index) => <i key={index} data-window={kind} />);
  return (
    <details className={styles.root} name="night" open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.day}>
          <b>{day}</b>
          <span className={styles.weather}>{weather}</span>
        </span>
        <span className="visuallyHidden">
          {`${countWindows([windows]).changed} ${changedName}.`}
        </span>
        <span className={styles.windows} aria-hidden="true">
          {panes}
        </span>
        <span className={styles.saved}>{fill(copy.saved, { kwh: formatCount(saved) })}</span>
      </summary>
      <div className={styles.inside}>
        <div className={styles.large}>
          <ReadOut label={fill(copy.label, { day })} {...marksOf(night, keys)}>
            <span className={styles.panes}>{panes}</span>
          </ReadOut>
        </div>
        <table>
          <thead className="visuallyHidden">
            <tr>
              <th scope="col">{columns.clock}</th>
              <th scope="col">{columns.where}</th>
              <th scope="col">{columns.what}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ clock, where, what }) => (
              <tr key={clock} className={styles.change}>
                <td className={styles.clock}>{clock}</td>
                <td className={styles.where}>{where}</td>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.morning}>
          <b className={styles.noteName}>{noteName}</b> {morning}
        </p>
      </div>
    </details>
  );
}
