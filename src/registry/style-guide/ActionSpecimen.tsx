import copy from '../../copy/styleGuide.json';
import { ArrowLink } from '../../ui/primitives/ArrowLink';
import { Breadcrumbs } from '../../ui/primitives/Breadcrumbs';
import { Button, ButtonLink } from '../../ui/primitives/Button';
import { FamilyLabel } from '../../ui/primitives/FamilyLabel';
import { Icon } from '../../ui/primitives/Icon';
import { iconNames } from '../../content-model/iconNames';
import { Tag } from '../../ui/primitives/Tag';
import { Row, Specimen } from './Specimen';

const FAMILIES = ['cmms', 'buildings', 'refrigeration'];

/** What one presses and follows, and the small signs beside it. */
export function ActionSpecimen() {
  return (
    <>
      <Specimen title={copy.actions}>
        <Row>
          <ButtonLink href="/">{copy.primary}</ButtonLink>
          <Button variant="secondary">{copy.secondary}</Button>
          <Button variant="quiet">{copy.quiet}</Button>
          <Button variant="ink">{copy.ink}</Button>
          <Button variant="ink" size="small">
            {copy.small}
          </Button>
          <Button aria-busy>
            <Icon name="refresh" /> {copy.busy}
          </Button>
          <Button disabled>{copy.disabled}</Button>
          <ArrowLink href="/">{copy.arrow}</ArrowLink>
        </Row>
      </Specimen>
      <Specimen title={copy.tags}>
        <Row>
          <Tag>{copy.tag}</Tag>
          <Tag variant="live">{copy.tagLive}</Tag>
          {FAMILIES.map((family) => (
            <span key={family} data-family={family}>
              <Tag variant="family">{copy.tagFamily}</Tag>{' '}
              <FamilyLabel href="/">{family}</FamilyLabel>
            </span>
          ))}
        </Row>
        <Breadcrumbs trail={[{ text: copy.crumb, href: '/' }]} here={copy.here} />
      </Specimen>
      <Specimen title={copy.icons}>
        <Row>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Row>
      </Specimen>
    </>
  );
}
