import { Offline, readingOf, sidePanelId, sideTabId } from '@stoa/pages/study/StudyPage/panels';
import { createTranslator } from 'use-intl';
import { lazyPart } from '../../../../common/lazyPart.tsx';
import type { Catalogue } from '../../../../i18n/catalogues.ts';
import { Below } from './Below.tsx';
import { Bookmarks } from './Bookmarks.tsx';
import { CourseRules } from './CourseRules.tsx';
import { blockOf, endingOf } from './front.ts';
import { Details } from './Details.tsx';
import { Keys } from './Keys.tsx';
import { News } from './News.tsx';
import { OtherPanel } from './OtherPanel.tsx';
import { paper } from './paper.ts';
import { AskAssistant, PanelSwitch, TopActions } from './TopActions.tsx';
import { ReadingTime } from './ReadingTime.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { tabOf, tabsOf } from './tabs.ts';
import { talkOf } from './talk.ts';
import type { Panels, PanelFacts, PanelParts } from './types.ts';
import { WholeCourse } from './WholeCourse.tsx';

// Loaded late, because most lessons are no tests, and a test needs the card of an exam and its messages.
const CourseTest = lazyPart(() => import('./CourseTest.tsx'));

function parts(facts: PanelFacts): PanelParts {
  const tabs = tabsOf(talkOf(facts));
  const tab = tabOf(facts.panel, tabs);
  return {
    actions: (
      <>
        <TopActions {...facts} />
        {facts.flags.showAiChatFlg && <AskAssistant {...facts} />}
        <PanelSwitch {...facts} />
      </>
    ),
    help: <CourseRules state={facts.state} />,
    panel: {
      head: <PanelTabs {...facts} tabs={tabs} tab={tab} />,
      id: sidePanelId('contents'),
      tabId: sideTabId('contents'),
      body: tab === 'contents' ? undefined : <OtherPanel key={tab} {...facts} tab={tab} />,
      closed: facts.closed,
    },
    more: <Details {...facts} />,
    below: <Below {...facts} />,
    unseen: (
      <>
        {facts.notes && <Bookmarks {...facts} />}
        <WholeCourse courseId={facts.courseId} onDetail={facts.onDetail} />
        <Keys {...facts} />
      </>
    ),
  };
}

/**
 * Everything on the study page that loads late, with its messages, as one chunk; none of it is in the first
 * load.
 */
export function panelsOf({ locale, messages }: Catalogue): Panels {
  const more = createTranslator({ locale, messages, namespace: 'studyPanels' });
  return {
    parts,
    paper,
    newsOf: (state) => <News state={state} />,
    readingTime: (study, elsewhere) => <ReadingTime study={study} elsewhere={elsewhere} />,
    offline: <Offline t={more} />,
    blockOf: (facts, secondsLeft) => blockOf(facts, more, secondsLeft),
    endingOf: (facts, end, secondsLeft) => endingOf(facts, more, end, secondsLeft),
    readingOf: (reading) => readingOf(reading, more),
    testOf: (test) => ({ kind: 'test', card: <CourseTest key={test.examId} {...test} /> }),
  };
}
