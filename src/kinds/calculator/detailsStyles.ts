// The built HTML shows the details before their code loads (LaterDetails.tsx), so
// their styles come with the page. The tests of the built HTML name a class without a style.
import '../../ui/plot/Axis.module.css';
import '../../ui/plot/Dot.module.css';
import '../../ui/plot/fills.css';
import '../../ui/plot/Plot.module.css';
import '../../ui/plot/Stroke.module.css';
import '../../ui/product-ui/parts/Note.module.css';
import '../../ui/primitives/Grid.module.css';
import '../../ui/primitives/Prose.module.css';
import '../../ui/primitives/Section.module.css';
import '../../ui/primitives/Split.module.css';
import '../../ui/content/Faq.module.css';
import './Constants.module.css';
import '../../ui/primitives/DataTable.module.css';
import '../../ui/primitives/Fold.module.css';
import './EnteredFigures.module.css';
import './HoursBar.module.css';
import './HoursBars.module.css';
import './PaybackCurve.module.css';
import './PriceList.module.css';
import './SideBySide.module.css';
import './Terms.module.css';
import './WorkingTable.module.css';
