import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { push } from './dataLayer';

const note = ({ name, value, rating, id }: Metric): void =>
  push({
    event: 'web_vitals',
    metric_name: name,
    metric_value: value,
    metric_rating: rating,
    metric_id: id,
    page_path: location.pathname,
  });

/** Notes how fast and how still the page was for this visitor. */
export function noteVitals(): void {
  onCLS(note);
  onINP(note);
  onLCP(note);
}
