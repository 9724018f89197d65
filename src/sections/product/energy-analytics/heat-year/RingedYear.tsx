import { useId, useState } from 'react';
import { Plot } from '../../../../ui/plot/Plot';
import { place } from '../../../../ui/plot/place';
import { Container } from '../../../../ui/primitives/Container';
import { Pick } from '../../../../ui/primitives/Pick';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { YearImage } from '../YearImage';
import { months } from '../months';
import type { heatYear } from './schema';
import * as styles from './RingedYear.module.css';

/** A year over the width of the window; the rings on it are what one chooses from. */
export function RingedYear(section: SectionProps<typeof heatYear>) {
  const { map, ask, rings, rest, caption } = section;
  const id = useId();
  const [chosen, choose] = useState('');
  const answer = rings.find(({ letter }) => letter === chosen);
  return (
    <Container>
      <fieldset aria-labelledby={id} aria-describedby={`${id}alt`}>
        <Plot isWide className={styles.plot} columns={months} strokes={<YearImage src={map.src} />}>
          {rings.map(({ letter, name, x, y, width: w, height: h }) => (
            <label key={letter} className={styles.ring} style={place({ x, y, w, h })}>
              <Pick
                type="radio"
                name={id}
                value={letter}
                checked={letter === chosen}
                onChange={() => choose(letter)}
                className={styles.pick}
              />
              <Text as="b" look="label" className={styles.letter}>
                {letter}
              </Text>
              <span className="visuallyHidden">{name}</span>
            </label>
          ))}
        </Plot>
      </fieldset>
      <p id={`${id}alt`} className="visuallyHidden">
        {map.alt}
      </p>
      <div className={styles.foot}>
        <div>
          <Text id={id} look="verdict">
            {ask}
          </Text>
          <Text look="source">{caption}</Text>
        </div>
        <div aria-live="polite">
          <Text>
            {answer ? <b>{answer.verdict} </b> : null}
            {answer ? answer.text : rest}
          </Text>
        </div>
        <noscript>
          <ul>
            {rings.map(({ letter, name, verdict, text }) => (
              <li key={letter}>
                <b>
                  {letter}, {name}: {verdict}
                </b>{' '}
                {text}
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </Container>
  );
}
