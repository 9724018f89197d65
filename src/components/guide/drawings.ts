// The drawings of guides and their styles, and of no others: all of them would weigh half a guide. A
// test names the line that a guide with another drawing needs here.
import '../primitives/Icon.module.css';
import '../product-ui/drawings/CylinderPair.module.css';
import '../product-ui/drawings/EveningSteps.module.css';
import '../product-ui/drawings/LineField.module.css';
import '../product-ui/drawings/PortfolioBars.module.css';
import '../product-ui/drawings/SpanRows.module.css';
import '../product-ui/parts/Chip.module.css';
import '../product-ui/parts/Foot.module.css';
import '../product-ui/parts/MarkedBar.module.css';
import '../product-ui/parts/Panel.module.css';

export { Drawing } from '../product-ui/Drawing';
