import { sidePanelId, sideTabId } from '@stoa/ui/patterns/StudyPage/late';
import { Below } from './Below.tsx';
import { blockOf, endingOf } from './front.ts';
import { Details } from './Details.tsx';
import { Keys } from './Keys.tsx';
import { OtherPanel } from './OtherPanel.tsx';
import { paper } from './paper.ts';
import { PanelToggle, TopActions } from './TopActions.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { readingOf } from './reading.ts';
import { tabOf, tabsOf } from './tabs.ts';
import { talkOf } from './talk.ts';
import type { Late } from './types.ts';

/** Everything that joins the study page once it stands: one chunk, and none of it in the first load. */
export const late: Late = {
  parts: (facts) => {
    const tabs = tabsOf(talkOf(facts));
    const tab = tabOf(facts.panel, tabs);
    return {
      actions: (
        <>
          <TopActions {...facts} />
          <PanelToggle {...facts} />
        </>
      ),
      panel: {
        head: <PanelTabs {...facts} tabs={tabs} tab={tab} />,
        id: sidePanelId('contents'),
        tabId: sideTabId('contents'),
        body: tab === 'contents' ? undefined : <OtherPanel key={tab} {...facts} tab={tab} />,
        closed: facts.closed,
      },
      more: <Details {...facts} />,
      below: <Below {...facts} />,
      keys: <Keys {...facts} />,
    };
  },
  paper,
  blockOf,
  endingOf,
  readingOf,
};
