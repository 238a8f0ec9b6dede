import { SideTabs } from '@stoa/ui/patterns/StudyPage/late';
import { useTranslations } from 'use-intl';
import { useCounts } from './counts.ts';
import { useLiveCounts } from './liveCounts.ts';
import type { SideTabName } from './tabs.ts';
import type { LateFacts } from './types.ts';

type PanelTabsProps = LateFacts & { tabs: readonly SideTabName[]; tab: SideTabName };

/** Contents, notes, questions and comments, with how many there are. */
export function PanelTabs({ courseId, state, tabs, tab, onPanel }: PanelTabsProps) {
  const t = useTranslations('studyPanels.tabs');
  const itemId = state.start?.item.itemId;
  const asked = useCounts(courseId, itemId, tabs);
  const live = useLiveCounts(itemId);
  return (
    <SideTabs
      label={t('name')}
      value={tab}
      onValueChange={onPanel}
      items={tabs.map((value) => ({ value, label: t(value), count: live[value] ?? asked[value] }))}
    />
  );
}
