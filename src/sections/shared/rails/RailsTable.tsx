import copy from './words.json';
import { duration } from '../../../ui/plot/segments';

interface RailsTableProps {
  readonly title: string;
  readonly segments: readonly {
    readonly start: string;
    readonly name: string;
    readonly minutes: number;
  }[];
}

/** Times of a day as a table, for screen readers. */
export function RailsTable({ title, segments }: RailsTableProps) {
  const { start, activity, length } = copy;
  return (
    <div className="visuallyHidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {[start, activity, length].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {segments.map((segment) => (
            <tr key={segment.start}>
              <th scope="row">{segment.start}</th>
              <td>{segment.name}</td>
              <td>{duration(segment.minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
