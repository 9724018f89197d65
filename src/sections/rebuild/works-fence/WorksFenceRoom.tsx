import * as styles from './WorksFenceRoom.module.css';

/** Filled shapes and lines of each room, 160 by 160. */
const ROOMS = {
  reception: {
    fill: 'M16 112H144V160H16ZM84 84H122V108H84Z',
    lines:
      'M103 108v4M56 112c0-34-38-34-38 0M24 66a13 13 0 1 0 26 0a13 13 0 1 0-26 0M104 50a17 17 0 1 0 34 0a17 17 0 1 0-34 0M121 40v10l8 5M60 26h26v26H60ZM66 32h6v6h-6ZM76 42h4v4h-4Z',
  },
  plant: {
    fill: 'M80 90H132V122H80ZM20 136H140V160H20Z',
    lines:
      'M30 106a26 26 0 1 0 52 0a26 26 0 1 0-52 0M44 106a12 12 0 1 0 24 0a12 12 0 1 0-24 0M30 106H0M56 80V28H160M92 90v32M104 90v32M116 90v32M94 28a16 16 0 1 0 32 0a16 16 0 1 0-32 0M110 28l7-8M44 132v4M112 122v14',
  },
  office: {
    fill: 'M20 26H140V104H20ZM10 128H150V138H10Z',
    lines:
      'M60 26V104M100 26V104M27 38h26v13H27ZM27 58h26v13H27ZM27 78h26v13H27ZM67 38h26v13H67ZM67 58h26v13H67ZM107 38h26v13h-26ZM28 138V160M132 138V160M96 128v-14h26v14',
  },
  shop: {
    fill: 'M18 34H142V136H18Z',
    lines:
      'M18 66H142M18 100H142M80 34V136M30 50v16M40 46v20M50 50v16M62 46v20M94 50v16M106 46v20M118 50v16M130 46v20M28 82h14v18H28ZM50 86h18v14H50ZM92 80h12v20H92ZM112 84h20v16h-20ZM30 116h40v20M92 116h38v20M18 136v10M142 136v10',
  },
  terrace: {
    fill: 'M34 66H126V128H34Z',
    lines:
      'M58 97a22 22 0 1 0 44 0a22 22 0 1 0-44 0M80 75V119M58 97H102M64 81l32 32M96 81l-32 32M0 136H160M8 136V108M152 136V108M0 110H30M130 110H160M42 128v8M118 128v8M118 36a14 14 0 1 0 28 0a14 14 0 1 0-28 0M132 12v4M108 36h4M114 18l4 4',
  },
} as const;

export type Room = keyof typeof ROOMS;

/** Room seen through a round hole. */
export const WorksFenceRoom = ({ room }: { readonly room: Room }) => (
  <svg viewBox="0 0 160 160" className={`${styles.root} ${styles[room]}`} aria-hidden="true">
    <path className={styles.fill} d={ROOMS[room].fill} />
    <path className={styles.lines} d={ROOMS[room].lines} />
  </svg>
);
