import copy from '../../copy/styleGuide.json';
import { Text } from '../../ui/primitives/Text';
import { Row, Specimen } from './Specimen';
import * as styles from './ColorSpecimen.module.css';

const MEANINGS = [
  'bg',
  'surface',
  'sunken',
  'text',
  'text-soft',
  'text-faint',
  'line',
  'link',
  'action',
  'live',
  'error',
];
const FAMILIES = ['cmms', 'buildings', 'refrigeration'];
const PARTS = ['family', 'family-strong', 'family-mark', 'family-tint', 'family-wash'];

// The build shortens them (src/gatsby/tokenNames.ts).
declare const TOKENS: Readonly<Record<string, string>> | undefined;

const shortNames = typeof TOKENS === 'undefined' ? {} : TOKENS;

const colorOf = (name: string): string => `var(${shortNames[name] ?? name})`;

interface SwatchProps {
  readonly token: string;
  readonly meaning?: string;
}

const Swatch = ({ token, meaning }: SwatchProps) => (
  <div className={styles.swatch}>
    <span className={styles.color} style={{ background: colorOf(`--${token}`) }} />
    <Text look="source">
      {token}
      {meaning ? <span className={styles.meaning}>{meaning}</span> : null}
    </Text>
  </div>
);

/** Colors by what they say, the hues of the product families, and hatches. */
export function ColorSpecimen() {
  return (
    <>
      <Specimen title={copy.colors}>
        <Row>
          {MEANINGS.map((name) => (
            <Swatch key={name} token={`color-${name}`} />
          ))}
        </Row>
        {FAMILIES.map((family) => (
          <div key={family} data-family={family}>
            <Row>
              {PARTS.map((part) => (
                <Swatch key={part} token={part} />
              ))}
            </Row>
          </div>
        ))}
      </Specimen>
      <Specimen title={copy.fills}>
        <Row>
          {Object.entries(copy.fillMeanings).map(([name, meaning]) => (
            <Swatch key={name} token={`fill-${name}`} meaning={meaning} />
          ))}
        </Row>
      </Specimen>
      <Specimen title={copy.hatches}>
        <Row>
          {Object.entries(copy.hatchMeanings).map(([name, meaning]) => (
            <Swatch key={name} token={`hatch-${name}`} meaning={meaning} />
          ))}
        </Row>
      </Specimen>
    </>
  );
}
