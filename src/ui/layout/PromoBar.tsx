import { graphql } from 'gatsby';
import { closePromo, promoScript } from '../../browser/promoMemory';
import { useHydrated } from '../../browser/useHydrated';
import copy from '../../copy/layout.json';
import { useBuildNow } from '../time/useBuildNow';
import { useSite } from '../useSite';
import { Day } from '../primitives/Day';
import { Icon } from '../primitives/Icon';
import { SiteLink } from '../primitives/SiteLink';
import { looks } from '../primitives/Text';
import * as styles from './PromoBar.module.css';

/** Announcement of the next webinar, until it is over or closed. */
export function PromoBar() {
  const isHydrated = useHydrated();
  const now = useBuildNow();
  const { promo } = useSite();
  if (!promo || now >= Date.parse(promo.until)) return null;
  const { campaign, startsAt, until, text, href, linkText } = promo;
  return (
    <>
      {isHydrated ? null : (
        <script dangerouslySetInnerHTML={{ __html: promoScript(campaign, until) }} />
      )}
      <aside
        aria-label={copy.announcement}
        data-theme="dark"
        className={`${styles.root} ${looks.nav}`}
      >
        <p>
          <b className={styles.day}>
            <Day iso={startsAt} />
          </b>
          &ensp;{text}{' '}
          <SiteLink href={href} className={styles.link}>
            <b>{linkText}</b>
          </SiteLink>
        </p>
        <button
          type="button"
          aria-label={copy.closeAnnouncement}
          className={styles.close}
          onClick={() => closePromo(campaign)}
        >
          <Icon name="x" className={styles.sign} />
        </button>
      </aside>
    </>
  );
}

export const fragment = graphql`
  fragment SitePromo on Query {
    promo(slug: { eq: "promo" }) {
      campaign
      startsAt
      until
      text
      href
      linkText
    }
  }
`;
