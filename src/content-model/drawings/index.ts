import { z } from 'zod';
import { withRole } from '../roles';
import { airChain } from './airChain';
import { assetRegister } from './assetRegister';
import { binShelf } from './binShelf';
import { capitalPlan } from './capitalPlan';
import { corrections } from './corrections';
import { cylinderPair } from './cylinderPair';
import { energyCurve } from './energyCurve';
import { eveningArea } from './eveningArea';
import { eveningSteps } from './eveningSteps';
import { leakStairs } from './leakStairs';
import { leakTimeline } from './leakTimeline';
import { levelSteps } from './levelSteps';
import { lifeScale } from './lifeScale';
import { lineField } from './lineField';
import { maintenanceCalendar } from './maintenanceCalendar';
import { matchLines } from './matchLines';
import { phoneJob } from './phoneJob';
import { portfolioBars } from './portfolioBars';
import { quoteTable } from './quoteTable';
import { requestThread } from './requestThread';
import { restBars } from './restBars';
import { shareBar } from './shareBar';
import { spanRows } from './spanRows';
import { suctionCloud } from './suctionCloud';
import { tally } from './tally';
import { vendorScorecard } from './vendorScorecard';
import { workOrderBoard } from './workOrderBoard';
import { workOrderList } from './workOrderList';
import { workOrderSheet } from './workOrderSheet';
import { yearRows } from './yearRows';

/** Every piece of the product's interface that can be drawn, by its `type`. */
export const shape = withRole(
  z.discriminatedUnion('type', [
    workOrderList,
    workOrderBoard,
    workOrderSheet,
    phoneJob,
    energyCurve,
    leakTimeline,
    portfolioBars,
    assetRegister,
    maintenanceCalendar,
    vendorScorecard,
    requestThread,
    binShelf,
    capitalPlan,
    lineField,
    tally,
    corrections,
    restBars,
    quoteTable,
    shareBar,
    leakStairs,
    suctionCloud,
    eveningArea,
    spanRows,
    eveningSteps,
    cylinderPair,
    lifeScale,
    yearRows,
    levelSteps,
    airChain,
    matchLines,
  ]),
  { is: 'data' },
);

export type Shape = z.infer<typeof shape>;
