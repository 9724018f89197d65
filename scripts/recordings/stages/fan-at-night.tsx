import board from '../../../content/data/drawings/northgate-board.yaml';
import phone from '../../../content/data/drawings/northgate-phone.yaml';
import sheet from '../../../content/data/drawings/wo-48213.yaml';
import type { PhoneJob as PhoneJobData } from '../../../src/content-model/drawings/phoneJob';
import type {
  Ticket,
  WorkOrderBoard as BoardData,
} from '../../../src/content-model/drawings/workOrderBoard';
import type { WorkOrderSheet as SheetData } from '../../../src/content-model/drawings/workOrderSheet';
import { PhoneJob } from '../../../src/ui/product-ui/drawings/PhoneJob';
import { WorkOrderBoard } from '../../../src/ui/product-ui/drawings/work-order-board/WorkOrderBoard';
import * as ticketStyles from '../../../src/ui/product-ui/drawings/work-order-board/BoardTicket.module.css';
import { WorkOrderSheet } from '../../../src/ui/product-ui/drawings/work-order-sheet/WorkOrderSheet';
import { WorkOrderList } from '../../../src/ui/product-ui/drawings/WorkOrderList';
import * as listStyles from '../../../src/ui/product-ui/drawings/WorkOrderList.module.css';
import { Meters } from '../Meters';
import { Scene, Sheet } from '../Sheet';
import { between, current, ease, shapeOf, type Stage } from '../stage';

const boardData = shapeOf<BoardData>(board);
const phoneData = shapeOf<PhoneJobData>(phone);
const TITLE = 'RTU-07: supply fan belt';

interface Moment {
  readonly at: number;
  /** What the clock of the story says from then on. */
  readonly time: string;
}

const clocks: readonly [Moment, ...Moment[]] = [
  { at: 0, time: '03:06' },
  { at: 4, time: '03:13' },
  { at: 5, time: '03:20' },
  { at: 6, time: '03:30' },
  { at: 7, time: '03:40' },
  { at: 8, time: '03:47' },
  { at: 9, time: '03:53' },
  { at: 19, time: '06:40' },
  { at: 24, time: '07:09' },
  { at: 29, time: '07:18' },
  { at: 32, time: '07:27' },
  { at: 34, time: '07:32' },
  { at: 38, time: '07:51' },
  { at: 43, time: '07:58' },
];

const night = [
  {
    id: 'WO-48219',
    priority: 'medium',
    title: 'Cooling tower 2: drift eliminator',
    detail: 'Follow-up of WO-48102',
    state: { text: 'Due Wed', tone: 'plain' },
    owner: { text: 'PN', hue: 'pine' },
  },
  {
    id: 'PM-118',
    priority: 'low',
    title: 'Emergency lighting, 90-minute test',
    detail: 'Stair B, 14 fittings',
    state: { text: 'Due 16:00', tone: 'plain' },
    owner: { text: 'LB', hue: 'ice' },
  },
  {
    id: 'P-771',
    priority: 'low',
    title: 'Chiller 1: condenser tube brushing',
    detail: 'Plant room 2, permit',
    state: { text: 'Today', tone: 'plain' },
    owner: { text: 'AC', hue: 'brick' },
  },
] as const;

const fresh = {
  id: 'WO-48213',
  priority: 'high',
  title: TITLE,
  detail: 'Opened by meter M-07, no person yet',
  state: { text: 'Due 09:00', tone: 'late' },
  isNew: true,
} as const;

type Jobs = Parameters<typeof WorkOrderList>[0]['jobs'];

const listAt = (second: number): Jobs =>
  (second < 11
    ? night.slice(1)
    : [{ ...fresh, owner: { text: '–', hue: 'pine' } }, ...night.slice(1)]) as unknown as Jobs;

/** What else was on the board so early: the drawing shows it half an hour later. */
function othersOf(column: string, tickets: readonly Ticket[], second: number): Ticket[] {
  const others = tickets.filter(({ title }) => title !== TITLE);
  if (column === 'New') return others.slice(0, 1);
  if (column !== 'On site') return others.slice(0, 2);
  const begun = {
    state: { text: '1 of 5 steps', tone: 'plain' as const },
    steps: { done: 1, of: 5 },
  };
  return second < 25 ? [] : others.slice(0, 1).map((ticket) => ({ ...ticket, ...begun }));
}

/** The board of the drawing without the job, and the job where it is at a moment. */
function boardAt(second: number): BoardData {
  const column = second < 20.5 ? 'New' : second < 25 ? 'Assigned' : 'On site';
  const ticket: Ticket = {
    title: TITLE,
    detail: {
      New: 'From meter M-07 · no name yet',
      Assigned: 'Priya Nair, 9 min away',
      'On site': 'Library roof · key box 3',
    }[column],
    state:
      column === 'On site'
        ? { text: '1 of 4 steps', tone: 'good' }
        : { text: 'Due 09:00', tone: 'late' },
    ...(column === 'New' ? { mark: 'hot' as const } : { owner: { text: 'PN', hue: 'pine' } }),
    ...(column === 'On site' ? { mark: 'active' as const, steps: { done: 1, of: 4 } } : {}),
  };
  const columns = boardData.columns.map(({ name, tickets }) => {
    const others = othersOf(name, tickets, second);
    return { name, tickets: name === column ? [ticket, ...others] : others };
  });
  return { ...boardData, views: ['Board'], filter: undefined, moment: undefined, columns };
}

const STEPS = [
  { text: 'Isolate, lock out, tag' },
  { text: 'Fit belt A68', aside: 'bin 14' },
  { text: 'Photo of belt and pulley' },
];

function phoneAt(second: number): PhoneJobData {
  const done = STEPS.slice(0, second < 30.5 ? 1 : second < 32.5 ? 2 : 3);
  const next = STEPS[done.length];
  const typed = ['', '1', '11', '11.', '11.4'];
  const value = typed[Math.min(4, Math.max(0, Math.floor((second - 36) / 0.5)))] ?? '';
  const isDone = value === '11.4';
  return {
    ...phoneData,
    time: current(clocks, second).time,
    signal: second < 42 ? `Offline · ${done.length} to sync` : 'Synced',
    done,
    now: next
      ? { ...phoneData.now, text: next.text, value: '\u00a0', unit: '', limits: 'Waiting for you' }
      : {
          ...phoneData.now,
          value: value || '\u00a0',
          limits: isDone ? 'Within 10–14 A' : 'Allowed: 10–14 A',
        },
    button: second < 42.5 ? 'Sign and close' : 'Signed',
  };
}

export const stage: Stage = {
  jumps: [11, 20.5, 25],
  movable: `.${ticketStyles['root']}, .${listStyles['job']}`,
  draw: (second) => (
    <Sheet
      time={current(clocks, second).time}
      place="Northgate campus, Tuesday, October 14"
      wash="pine"
    >
      <Scene second={second} from={-1} to={9.6}>
        <Meters second={second} />
      </Scene>
      <Scene second={second} from={9.4} to={18.6} className="close">
        <WorkOrderList
          type="workOrderList"
          title="Work orders"
          place="Northgate campus"
          jobs={listAt(second)}
        />
      </Scene>
      <Scene second={second} from={18.4} to={28.8} className="board">
        <WorkOrderBoard {...boardAt(second)} />
      </Scene>
      <Scene second={second} from={28.6} to={43} className="phone">
        {/* Its button has to stand above the captions when it is pressed. */}
        <div style={{ translate: `0 ${between(ease(second, 35, 36.4), 0, -128).toFixed(2)}px` }}>
          <PhoneJob {...phoneAt(second)} />
        </div>
      </Scene>
      {second >= 28.6 && second < 43 ? (
        <div className="steps">
          {[
            { at: 29.4, text: 'Locked out', small: 'Nobody can start the fan by mistake' },
            { at: 30.8, text: 'Belt A68, from bin 14', small: 'Set aside for this job at 03:53' },
            { at: 32.8, text: 'A photo of both', small: 'Belt and pulley' },
            { at: 38.2, text: '11.4 A', small: 'Between 10 and 14' },
          ].map(({ at, text, small }) => (
            <p
              key={text}
              style={{ opacity: Math.min(ease(second, at, at + 0.5), 1 - ease(second, 42.5, 43)) }}
            >
              {text}
              <small>{small}</small>
            </p>
          ))}
        </div>
      ) : null}
      <Scene second={second} from={42.9} to={60} className="record">
        <div style={{ translate: `0 ${between(ease(second, 43.6, 46.4), 0, -292).toFixed(2)}px` }}>
          <WorkOrderSheet {...shapeOf<SheetData>(sheet)} />
        </div>
      </Scene>
    </Sheet>
  ),
};
