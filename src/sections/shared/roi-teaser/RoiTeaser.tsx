import { useState } from 'react';
import copy from './words.json';
import { defaultInputs, toParams } from '../../../roi/inputs.ts';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Button } from '../../../ui/primitives/Button';
import { Icon } from '../../../ui/primitives/Icon';
import { Section } from '../../../ui/primitives/Section';
import { RoiTeaserResult } from './RoiTeaserResult';
import { RoiTeaserSlider } from './RoiTeaserSlider';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { roiTeaser } from './schema';
import * as styles from './RoiTeaser.module.css';

/**
 * Without scripts it shows the result of the defaults, and the form submits to the report route.
 * The link to the full calculator passes the inputs on.
 */
export function RoiTeaser({
  title,
  anchor,
  lead,
  action,
  sliders,
}: SectionProps<typeof roiTeaser>) {
  const [inputs, setInputs] = useState(defaultInputs);
  const query = inputs === defaultInputs ? '' : `?${toParams(inputs).toString()}`;
  return (
    <Section
      title={title}
      lead={lead}
      anchor={anchor}
      head="side"
      action={
        action ? <ArrowLink href={`${action.href}${query}`}>{action.text}</ArrowLink> : undefined
      }
    >
      <form action="/roi-pdf/" aria-label={copy.form} className={styles.form}>
        <div className={styles.inputs}>
          {sliders.map((slider) => (
            <RoiTeaserSlider
              key={slider.input}
              slider={slider}
              value={inputs[slider.input]}
              onChange={(value) => setInputs({ ...inputs, [slider.input]: value })}
            />
          ))}
          <Button type="submit" variant="secondary" size="small" className={styles.submit}>
            <Icon name="download" /> {copy.report}
          </Button>
        </div>
        <RoiTeaserResult inputs={inputs} />
      </form>
    </Section>
  );
}
