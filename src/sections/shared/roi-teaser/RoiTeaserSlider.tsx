import { useId } from 'react';
import { numberFields } from '../../../roi/fields.ts';
import { formatCount } from '../../../format/number.ts';
import { Range } from '../../../ui/primitives/Range';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { roiTeaser } from './schema';
import * as styles from './RoiTeaserSlider.module.css';

interface RoiTeaserSliderProps {
  readonly slider: SectionProps<typeof roiTeaser>['sliders'][number];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Slider of a calculator input, by its public name, with bounds from the content. */
export function RoiTeaserSlider({ slider, value, onChange }: RoiTeaserSliderProps) {
  const id = useId();
  const { min, max, step } = slider;
  const field = numberFields.find(({ key }) => key === slider.input);
  if (!field) return null;
  const shown = formatCount(value);
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {slider.label ?? field.label}
        </label>
        <span aria-hidden="true" className={styles.value}>
          {shown}
        </span>
      </div>
      <Range
        {...{ id, value, min, max, step, onChange }}
        name={field.name}
        valueText={`${shown} ${field.unit}`}
      />
    </div>
  );
}
