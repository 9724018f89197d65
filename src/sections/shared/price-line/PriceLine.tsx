import { formatCount, formatDollars } from '../../../format/number';
import { priceOf } from '../../../pricing/price';
import { fill } from '../../../text/fillWords';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Container } from '../../../ui/primitives/Container';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { priceLine } from './schema';
import * as styles from './PriceLine.module.css';

/** The price in one line, worked out from the price list; the link opens the list with the same counts. */
export function PriceLine(section: SectionProps<typeof priceLine>) {
  const { title, anchor, text, staff, buildings, hasConnections, link } = section;
  const price = priceOf({ staff, buildings, connections: hasConnections });
  const values = {
    price: formatDollars(price.total),
    staffPrice: formatDollars(price.employees.price),
    buildingsPrice: formatDollars(price.buildings.price),
    connectionsPrice: formatDollars(price.integration),
    staff: formatCount(staff),
    buildings: formatCount(buildings),
  };
  const query = `staff=${staff}&buildings=${buildings}&connections=${hasConnections ? 'on' : 'off'}`;
  return (
    <section id={anchor} className={styles.root}>
      <Container className={styles.line}>
        <Heading level={2} size="sm">
          {fill(title, values)}
        </Heading>
        <Text>{fill(text, values)}</Text>
        <ArrowLink href={`/pricing/?${query}`} className={styles.link}>
          {link}
        </ArrowLink>
      </Container>
    </section>
  );
}
