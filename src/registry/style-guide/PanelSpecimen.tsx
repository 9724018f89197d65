import copy from '../../copy/styleGuide.json';
import { ChoiceRow } from '../../ui/primitives/ChoiceRow';
import { Text } from '../../ui/primitives/Text';
import { Terms } from '../../ui/primitives/Terms';
import { Panel } from '../../ui/product-ui/parts/Panel';
import { PanelSide } from '../../ui/product-ui/parts/PanelSide';
import { Specimen } from './Specimen';

const words = copy.panel;

/** A piece of the product that can be used, in its panel. */
export const PanelSpecimen = () => (
  <Specimen title={words.title} rule={words.rule}>
    <Panel
      isLive
      isInset
      title={<Text look="name">{words.estate}</Text>}
      end={
        <ChoiceRow
          isShort
          isLegendHidden
          legend={words.who}
          choices={words.roles.map((role) => ({ key: role, content: role }))}
        />
      }
    >
      <ChoiceRow
        look="list"
        isLegendHidden
        legend={words.job}
        choices={words.jobs}
        detail={<Text>{words.detail}</Text>}
      />
    </Panel>
    <Panel isLive title={<Text look="name">{copy.controls.record}</Text>}>
      <PanelSide isSunken>
        <Terms terms={copy.controls.recordTerms} width="12rem" />
      </PanelSide>
    </Panel>
  </Specimen>
);
