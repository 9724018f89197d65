import { AssetRegister } from './AssetRegister';
import type { DrawnProps } from './drawnProps';
import { EnergyCurve } from './EnergyCurve';
import { LeakTimeline } from './LeakTimeline';
import { MaintenanceCalendar } from './MaintenanceCalendar';
import { PhoneJob } from './PhoneJob';
import { PortfolioBars } from './PortfolioBars';
import { PortfolioMap } from './PortfolioMap';
import { PressureLog } from './PressureLog';
import { ShareBar } from './ShareBar';
import { VendorScorecard } from './VendorScorecard';
import { WorkOrderBoard } from './WorkOrderBoard';
import { WorkOrderList } from './WorkOrderList';
import { WorkOrderSheet } from './WorkOrderSheet';

/** The one place that maps the type of a drawing to its component. */
export function DrawingShape({ shape, isSubgrid }: Omit<DrawnProps, 'className'>) {
  switch (shape.type) {
    case 'workOrderList':
      return <WorkOrderList {...shape} />;
    case 'workOrderBoard':
      return <WorkOrderBoard {...shape} />;
    case 'workOrderSheet':
      return <WorkOrderSheet {...shape} isSubgrid={isSubgrid ?? false} />;
    case 'phoneJob':
      return <PhoneJob {...shape} />;
    case 'energyCurve':
      return <EnergyCurve {...shape} />;
    case 'leakTimeline':
      return <LeakTimeline {...shape} />;
    case 'portfolioMap':
      return <PortfolioMap {...shape} />;
    case 'portfolioBars':
      return <PortfolioBars {...shape} />;
    case 'assetRegister':
      return <AssetRegister {...shape} />;
    case 'maintenanceCalendar':
      return <MaintenanceCalendar {...shape} />;
    case 'vendorScorecard':
      return <VendorScorecard {...shape} />;
    case 'pressureLog':
      return <PressureLog {...shape} />;
    case 'shareBar':
      return <ShareBar {...shape} />;
  }
}
