import { Container } from '../../primitives/Container';
import { FamilyColumn } from './FamilyColumn';
import { LatestPosts, type Post } from './LatestPosts';
import { LinkGroup } from './LinkGroup';
import { MenuFeature } from './MenuFeature';
import { PanelFoot } from './PanelFoot';
import * as styles from './MenuPanel.module.css';

export interface MenuPanelProps {
  readonly menu: Queries.MenuPartsFragment;
  readonly posts: readonly Post[];
}

/** Panel of a menu: its parts side by side, each as wide as its kind needs. */
export function MenuPanel({ menu, posts }: MenuPanelProps) {
  const { families, groups, feature, latest, foot } = menu;
  const hasFamilies = families.length > 0;
  return (
    <>
      <Container className={hasFamilies ? styles.joined : styles.split}>
        {families.map((family) => (
          <FamilyColumn key={family.href} family={family} />
        ))}
        {groups.map((group) => (
          <LinkGroup key={group.title} group={group} isSide={hasFamilies} />
        ))}
        {feature ? <MenuFeature feature={feature} /> : null}
        {latest ? <LatestPosts title={latest.title} posts={posts} /> : null}
      </Container>
      {foot ? <PanelFoot foot={foot} /> : null}
    </>
  );
}
