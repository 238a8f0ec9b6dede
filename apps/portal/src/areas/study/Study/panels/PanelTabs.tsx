import type { SideTabName } from '@stoa/pages/study';
import { SideTabs } from '@stoa/pages/study/StudyPage/panels';
import { useTranslations } from 'use-intl';
import { useCounts } from './counts.ts';
import { useLiveCounts } from './liveCounts.ts';
import type { PanelFacts } from './types.ts';

type PanelTabsProps = PanelFacts & { tabs: readonly SideTabName[]; tab: SideTabName };

/** The tabs of contents, notes, questions and comments, with the number of entries in each. */
export function PanelTabs({ courseId, state, tabs, tab, onPanel }: PanelTabsProps) {
  const t = useTranslations('studyPanels');
  const itemId = state.stage.start?.item.itemId;
  const asked = useCounts(courseId, itemId, tabs);
  const live = useLiveCounts(itemId);
  return <SideTabs tabs={tabs} counts={{ ...asked, ...live }} value={tab} t={t} onValueChange={onPanel} />;
}
