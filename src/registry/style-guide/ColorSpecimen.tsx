import copy from '../../copy/styleGuide.json';
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

const Swatch = ({ token }: { readonly token: string }) => (
  <div className={styles.swatch}>
    <span className={styles.color} style={{ background: `var(--${token})` }} />
    <code className={styles.name}>{token}</code>
  </div>
);

/** The meanings of color, and the hues of the product families. */
export function ColorSpecimen() {
  return (
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
  );
}
