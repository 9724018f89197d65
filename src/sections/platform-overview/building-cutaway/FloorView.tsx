import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Heading } from '../../../ui/primitives/Heading';
import { Terms } from '../../../ui/primitives/Terms';
import { Text } from '../../../ui/primitives/Text';
import { PanelSide } from '../../../ui/product-ui/parts/PanelSide';
import { CurveView } from './CurveView';
import { FieldsView } from './FieldsView';
import type { Floor } from './schema';
import * as styles from './FloorView.module.css';

/** The screen of a floor, by what it has to show. */
function Screen({ view }: Pick<Floor, 'view'>) {
  switch (view.kind) {
    case 'curve':
      return <CurveView view={view} />;
    case 'fields':
      return <FieldsView view={view} />;
    case 'terms':
      return <Terms width="7rem" terms={view.rows} />;
    case 'message':
      return (
        <div className={styles.message}>
          <Text look="source">{view.top}</Text>
          <Text look="name">{view.title}</Text>
          {view.lines.map((said) => (
            <Text key={said} look="small">
              {said}
            </Text>
          ))}
        </div>
      );
  }
}

/** What a floor shows, and where it is explained. */
export const FloorView = ({ floor: { title, text, view, links } }: { readonly floor: Floor }) => (
  <PanelSide>
    <div>
      <Heading level={3} size="xs">
        {title}
      </Heading>
      <Text look="small" isSoft>
        {text}
      </Text>
    </div>
    <Screen view={view} />
    <div>
      {links.map(({ text: words, href }) => (
        <div key={href}>
          <ArrowLink href={href}>{words}</ArrowLink>
        </div>
      ))}
    </div>
  </PanelSide>
);
