/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- cells of a table, not of a grid */
import type { FirmRegion } from './schema';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { findFirms, type FirmChoice } from './findFirms';
import type { Firm } from '../firmsOn';
import { nearestFirms } from './nearestFirms';
import { Button, ButtonLink } from '../../../../ui/primitives/Button';
import { Heading } from '../../../../ui/primitives/Heading';
import { Text } from '../../../../ui/primitives/Text';
import { FirmCertificates } from './FirmCertificates';
import * as styles from './NoFirm.module.css';

interface NoFirmProps {
  readonly firms: readonly Firm[];
  readonly choice: FirmChoice;
  readonly choose: (change: Partial<FirmChoice>) => void;
  readonly regions: readonly FirmRegion[];
  readonly now: number;
}

const ANY = { region: copy.anyRegion, type: copy.anyType, for: copy.openFor } as const;

/** Empty result: nearest firms elsewhere, and help from Lintel itself. */
export function NoFirm({ firms, choice, choose, regions, now }: NoFirmProps) {
  const region = regions.find(({ id }) => id === choice.region);
  const words = {
    one: copy.one[choice.type as keyof typeof copy.one],
    in: region?.in ?? copy.anywhere,
    work: copy.work[choice.for as keyof typeof copy.work],
  };
  const nearest = region ? nearestFirms(firms, choice, region.at) : [];
  const wider = (['for', 'type', 'region'] as const)
    .map((key) => ({ key, count: findFirms(firms, { ...choice, [key]: '' }).length }))
    .filter(({ key, count }) => choice[key] !== '' && count > 0);
  return (
    <>
      <p role="status" className={styles.status}>
        {fill(choice.for === '' ? copy.noneAtAll : copy.none, words)}
      </p>
      <div className={styles.root}>
        <div className={styles.words}>
          <Heading level={2} size="md">
            {region ? copy.nobody : copy.nobodyPlain}
          </Heading>
          {region ? <Text isSoft>{region.help}</Text> : null}
          <div className={styles.ways}>
            {region ? (
              <ButtonLink href={region.ask.href} variant="secondary">
                {region.ask.text}
              </ButtonLink>
            ) : null}
            {wider.map(({ key, count }) => (
              <Button key={key} variant="quiet" onClick={() => choose({ [key]: '' })}>
                {fill(copy.without, { name: ANY[key], count })}
              </Button>
            ))}
          </div>
        </div>
        {region ? (
          <table role="table" className={styles.near}>
            <caption className={styles.caption}>{fill(copy.near, { city: region.city })}</caption>
            <tbody>
              {nearest.map(({ firm, hours }) => (
                <tr key={firm.number} role="row" className={styles.firm}>
                  <td role="cell" className={styles.hours}>
                    {fill(copy.hours, { hours: String(hours).replace('.5', '½') })}
                  </td>
                  <th role="rowheader" scope="row" className={styles.name}>
                    {firm.name}
                    <span className={styles.place}>
                      {firm.place}. {firm.good}
                    </span>
                  </th>
                  <td role="cell" className={styles.certified}>
                    <FirmCertificates
                      certificates={firm.certificates.filter(
                        (one) => choice.for === '' || one.for === choice.for,
                      )}
                      now={now}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
      </div>
    </>
  );
}
