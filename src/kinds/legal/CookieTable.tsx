import { categories, cookies, type Cookie } from '../../consent/table';
import consent from '../../copy/consent.json';
import copy from './cookies.json';
import { fill } from '../../text/fillWords';
import { site } from '../../site';
import { DataTable } from '../../ui/primitives/DataTable';

const { caption, name, purpose, by, kept, always, ifAgreed } = copy.cookieTable;

/** With plural unit names, which src/format/number.ts lacks. */
const length = ({ count, unit }: Cookie['kept']): string =>
  // oxlint-disable-next-line no-restricted-properties
  new Intl.NumberFormat(site.language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** Every cookie the site can set, by consent category. */
export const CookieTable = () => (
  <DataTable
    isCaptionShown
    caption={caption}
    columns={[name, purpose, by, kept]}
    groups={categories.map((category) => ({
      title: fill(category === 'necessary' ? always : ifAgreed, {
        category: consent.categories[category].label,
      }),
      rows: cookies
        .filter((cookie) => cookie.category === category)
        .map((cookie) => ({
          key: cookie.name,
          head: <code>{cookie.name}</code>,
          cells: [
            copy.cookies[cookie.name as keyof typeof copy.cookies],
            copy.by[cookie.by],
            <span key="kept" className="nowrap">
              {length(cookie.kept)}
            </span>,
          ],
        })),
    }))}
  />
);
