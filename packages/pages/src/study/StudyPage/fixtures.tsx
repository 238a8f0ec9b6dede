import type { Locale } from '@stoa/domain';
import { everywhere } from '../../test/resolve.ts';
import { courseFactsFixture, lessonFixture, studyIn, studyPanelsIn } from '../fixtures.ts';
import { itemsOf } from '../outline.ts';
import { HowItCounts } from './panels/HowItCounts.tsx';
import { More } from './panels/More.tsx';
import type { StudyPageProps } from './StudyPage.tsx';
import type { StudyView } from './types.ts';

const still = () => undefined;

function viewOf(locale: Locale): StudyView {
  const lesson = lessonFixture(locale);
  const { course, chapters, item, policy } = lesson;
  const study = studyIn(locale);
  const t = studyPanelsIn(locale);
  const items = itemsOf(chapters);
  return {
    contents: { course, chapters },
    lesson,
    itemId: item.itemId,
    stage: { kind: 'media', lesson, playing: { mini: true } },
    help: <HowItCounts policy={policy} t={t} />,
    more: (
      <More
        lesson={lesson}
        course={courseFactsFixture(locale)}
        after={items.slice(items.findIndex(({ itemId }) => itemId === item.itemId) + 1)}
        t={t}
        study={study}
        resolve={everywhere}
        onOpen={still}
      />
    ),
    onPrevious: still,
    onNext: still,
    onOpen: still,
    onLocked: still,
  };
}

/** Props of a film in the middle of a course; `change` makes the other states of the page. */
export function studyFixture(locale: Locale, change: Partial<StudyView> = {}): StudyPageProps {
  const view = viewOf(locale);
  return {
    page: { state: 'ready', data: { ...view, ...change } },
    courseId: 208,
    backHref: '/course/detail?courseId=208',
    t: studyIn(locale),
    resolve: everywhere,
  };
}
