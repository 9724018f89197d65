import portfolio from '../../../content/data/drawings/harrow-portfolio.yaml';
import { PortfolioBars } from '../../../src/ui/product-ui/drawings/PortfolioBars';
import * as styles from '../../../src/ui/product-ui/drawings/PortfolioBars.module.css';
import type { PortfolioBars as PortfolioData } from '../../../src/content-model/drawings/portfolioBars';
import { Scene, Sheet } from '../Sheet';
import { between, ease, shapeOf, type Stage } from '../stage';

const data = shapeOf<PortfolioData>(portfolio);
const TURN = 13;

export const stage: Stage = {
  jumps: [TURN],
  movable: `.${styles['row']}`,
  draw: (second) => {
    const share = ease(second, 9.5, 12);
    const isLater = second >= TURN;
    const rows = data.rows
      .map(({ name, value, before }) => ({ name, value: between(share, before, value), before }))
      .sort((one, other) => (isLater ? other.value - one.value : other.before - one.before));
    const look = ease(second, 15, 16);
    return (
      <Sheet time={share < 0.5 ? '2024' : '2025'} place="Harrow Galleries, June" wash="stone">
        <Scene
          second={second}
          from={-1}
          to={60}
          className={`near malls ${share > 0 ? '' : 'early'}`}
        >
          <style>{`.malls li + li { opacity: ${between(look, 1, 0.3).toFixed(2)} }`}</style>
          <PortfolioBars
            {...data}
            quantity="Reactive jobs per 100,000 sq ft"
            note={undefined}
            rows={rows}
          />
        </Scene>
      </Sheet>
    );
  },
};
