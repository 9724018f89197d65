import type { Shape } from '../../content-model/drawings';
import { AssetRegister } from './drawings/asset-register/AssetRegister';
import { BinShelf } from './drawings/bin-shelf/BinShelf';
import { CapitalPlan } from './drawings/capital-plan/CapitalPlan';
import { Corrections } from './drawings/Corrections';
import { CylinderPair } from './drawings/CylinderPair';
import { EnergyCurve } from './drawings/EnergyCurve';
import { LeakStairs } from './drawings/leak-stairs/LeakStairs';
import { EveningArea } from './drawings/EveningArea';
import { EveningSteps } from './drawings/EveningSteps';
import { LeakTimeline } from './drawings/LeakTimeline';
import { LineField } from './drawings/LineField';
import { MaintenanceCalendar } from './drawings/MaintenanceCalendar';
import { PhoneJob } from './drawings/PhoneJob';
import { PortfolioBars } from './drawings/PortfolioBars';
import { RequestThread } from './drawings/RequestThread';
import { RestBars } from './drawings/RestBars';
import { QuoteTable } from './drawings/QuoteTable';
import { ShareBar } from './drawings/ShareBar';
import { SpanRows } from './drawings/SpanRows';
import { SuctionCloud } from './drawings/suction-cloud/SuctionCloud';
import { Tally } from './drawings/Tally';
import { VendorScorecard } from './drawings/VendorScorecard';
import { WorkOrderBoard } from './drawings/work-order-board/WorkOrderBoard';
import { WorkOrderList } from './drawings/WorkOrderList';
import { WorkOrderSheet } from './drawings/work-order-sheet/WorkOrderSheet';
import { AirChain } from './drawings/AirChain';
import { LevelSteps } from './drawings/LevelSteps';
import { LifeScale } from './drawings/LifeScale';
import { MatchLines } from './drawings/MatchLines';
import { YearRows } from './drawings/YearRows';

/** Maps the type of a drawing to its component. */
export function DrawingShape({ shape }: { readonly shape: Shape }) {
  switch (shape.type) {
    case 'workOrderList':
      return <WorkOrderList {...shape} />;
    case 'workOrderBoard':
      return <WorkOrderBoard {...shape} />;
    case 'workOrderSheet':
      return <WorkOrderSheet {...shape} />;
    case 'phoneJob':
      return <PhoneJob {...shape} />;
    case 'energyCurve':
      return <EnergyCurve {...shape} />;
    case 'leakTimeline':
      return <LeakTimeline {...shape} />;
    case 'portfolioBars':
      return <PortfolioBars {...shape} />;
    case 'assetRegister':
      return <AssetRegister {...shape} />;
    case 'maintenanceCalendar':
      return <MaintenanceCalendar {...shape} />;
    case 'vendorScorecard':
      return <VendorScorecard {...shape} />;
    case 'requestThread':
      return <RequestThread {...shape} />;
    case 'binShelf':
      return <BinShelf {...shape} />;
    case 'capitalPlan':
      return <CapitalPlan {...shape} />;
    case 'lineField':
      return <LineField {...shape} />;
    case 'tally':
      return <Tally {...shape} />;
    case 'corrections':
      return <Corrections {...shape} />;
    case 'restBars':
      return <RestBars {...shape} />;
    case 'quoteTable':
      return <QuoteTable {...shape} />;
    case 'shareBar':
      return <ShareBar {...shape} />;
    case 'leakStairs':
      return <LeakStairs {...shape} />;
    case 'suctionCloud':
      return <SuctionCloud {...shape} />;
    case 'eveningArea':
      return <EveningArea {...shape} />;
    case 'spanRows':
      return <SpanRows {...shape} />;
    case 'eveningSteps':
      return <EveningSteps {...shape} />;
    case 'cylinderPair':
      return <CylinderPair {...shape} />;
    case 'lifeScale':
      return <LifeScale {...shape} />;
    case 'yearRows':
      return <YearRows {...shape} />;
    case 'levelSteps':
      return <LevelSteps {...shape} />;
    case 'airChain':
      return <AirChain {...shape} />;
    case 'matchLines':
      return <MatchLines {...shape} />;
  }
}
