import type { ReactNode } from 'react';
import * as styles from './RoofWalkBuilding.module.css';

/** Drawing of the building: two floors, basement, roof. */
export const RoofWalkBuilding = ({ children }: { readonly children: ReactNode }) => (
  <>
    <path className={styles.earth} d="M0 262H230V340H0ZM1040 262H1240V340H1040Z" />
    {/* Ducts: down from the unit, along both ceilings, with their diffusers. */}
    <path
      className={styles.air}
      d="M428 110h44v14h330v14H472v60h330v14H428v-74H300v-14h128ZM340 138l-8 14h36l-8-14ZM560 138l-8 14h36l-8-14ZM760 138l-8 14h36l-8-14ZM560 212l-8 14h36l-8-14ZM760 212l-8 14h36l-8-14Z"
    />
    <path
      className={styles.thin}
      d="M620 152V190M840 110V262M620 226V262M960 262V330M560 262V330M300 262v-34h60v34M850 262v-40h34v40M856 228h22"
    />
    <path
      className={styles.thin}
      d="M330 172h44M336 172v18M368 172v18M344 158h18v10h-18zM500 172h44M506 172v18M538 172v18M514 158h18v10h-18zM660 172h44M666 172v18M698 172v18M674 158h18v10h-18zM850 172h44M856 172v18M888 172v18"
    />
    {/* Water: tank, riser and taps. */}
    <path className={styles.water} d="M744 322h170V146h12M914 218h12M914 250h12M720 286V274h60" />
    <path
      className={styles.cut}
      d="M230 262V110H1040V262M230 190H1040M0 262H1240M230 262V332H1040V262"
    />
    <path className={styles.door} d="M230 216V258M1040 216V258" />
    {children}
    <path
      className={styles.box}
      d="M394 104H520V110H394ZM388 56H526V104H388ZM396 42H448V56H396ZM466 42H518V56H466ZM708 286H744V330H708ZM985 278H1023V330H985ZM842 62H922V110H842ZM852 46H912V62H852Z"
    />
    <path
      className={styles.fine}
      d="M457 56V104M396 64H448V96H396ZM396 72H448M396 80H448M396 88H448M466 64H488V96H466ZM494 64H516V96H494ZM404 42c0-6 36-6 36 0M474 42c0-6 36-6 36 0M858 46c0-7 48-7 48 0M842 74h80M842 86h80M842 98h80M985 290H1023M708 298h36M716 308h20M716 318h20M252 110V60M262 110V60M252 70h10M252 80h10M252 90h10M252 100h10"
    />
  </>
);
