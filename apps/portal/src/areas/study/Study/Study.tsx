import type { CourseDetail } from '@stoa/api/contract/course';
import { useSessionEntry } from '@stoa/api/react';
import { ItemKind, safeInternalPath } from '@stoa/domain';
import { useViewer } from '@stoa/pages/common/viewer';
import { endOfLesson, firstOpenOf, itemsOf } from '@stoa/pages/study';
import { StudyPage, type StudyView } from '@stoa/pages/study/StudyPage';
import { preloadPlayer } from '@stoa/ui/VideoPlayer';
import { useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { Words } from '../../../i18n/Language.tsx';
import { useKeptPage } from '../../../kernel/unsaved.ts';
import { useFlags, useOffers } from '../../../session/company.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { notLoaded } from '../../../common/load.ts';
import { useScreenTitle } from '../../../common/title.ts';
import { showToast } from '../../../kernel/toast.ts';
import { contextFrom } from '../../../common/course/studyContext.ts';
import type { FrontFacts } from './panels/front.ts';
import type { StudyBookmarks } from './panels/types.ts';
import { useNextCountdown, useOpenedFor, useSecondsUntil } from '../hooks.ts';
import { leavingLink } from './leavingLink.tsx';
import { nextOf, previousOf } from '../model/outline.ts';
import { contentsOf, endedAtOf, holdOf } from '../model/select.ts';
import { stageOf } from './stage.ts';
import { usePanels } from './usePanels.ts';
import { useMissing } from './useMissing.tsx';
import { usePaper } from './usePaper.ts';
import { useSide } from './useSide.ts';
import { numberOf } from '../numberOf.ts';
import { useStudy, useVisit } from '../useStudy.ts';

// Loads together with the route's own files, before anything is known about the item.
preloadPlayer();

/** The longest time in seconds that a lesson can demand, because the server never demands more. */
const longestElsewhereSeconds = 300;

/** The study page: plays every kind of item, remembers the position, and counts what was really studied. */
export default function Study() {
  const t = useTranslations('study');
  const resolve = useLinkResolver();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const byClick = useNavigationType() !== NavigationType.Pop;
  const study = useStudy();
  const [rate, setRate] = useSessionEntry('playerRate');
  const [definition, setDefinition] = useSessionEntry('playerDefinition');

  const query = useMemo(() => new URLSearchParams(search), [search]);
  const courseId = Number(query.get('courseId'));
  const itemId = numberOf(query, 'itemId');
  const [detail, setDetail] = useState<CourseDetail>();
  const [bookmarks, setBookmarks] = useState<StudyBookmarks>();

  const context = contextFrom(query);
  const state = useVisit(study, {
    courseId,
    itemId,
    chapterId: numberOf(query, 'chapterId'),
    wish: numberOf(query, 't'),
    context,
  });

  const { stage } = state;
  const hold = holdOf(state);
  const endedAt = endedAtOf(state);
  const contents = contentsOf(state);
  const open = stage.phase === 'ready' ? stage : undefined;
  const ready = open?.start;
  const { refusal, error } = stage.phase === 'refused' ? stage : {};
  const items = useMemo(() => itemsOf(contentsOf(state)?.chapters ?? []), [state]);
  const current = ready?.item.itemId ?? itemId;
  const next = current === undefined ? undefined : nextOf(items, current);
  const previous = current === undefined ? undefined : previousOf(items, current);

  const openItem = (id: number, replace = false) => {
    const params = new URLSearchParams(search);
    for (const name of ['t', 'chapterId']) params.delete(name);
    params.set('itemId', String(id));
    navigate(`${pathname}?${params.toString()}`, { replace });
  };
  // A course that cannot be found has no page of its own either, so the link back leads to the list of
  // courses.
  const home = refusal === 'none' ? '/course/all' : `/course/detail?courseId=${courseId}`;
  const renderLink = useMemo(() => leavingLink(study), [study]);

  const check = hold?.kind === 'presence' ? hold : undefined;
  const presenceLeft = useSecondsUntil(check && check.deadlineTime - (open?.skew ?? 0));
  const end =
    ready && endedAt !== undefined
      ? endOfLesson({ lesson: ready, next, completedBy: state.completedBy })
      : undefined;
  const follows = end?.kind === 'next' && hold === undefined;
  const countdown = useNextCountdown(follows ? endedAt : undefined, () => {
    if (next) openItem(next.itemId, true);
  });

  const kind = ready?.item.itemKind;
  const panel = query.get('panel') ?? '';
  const openPanel = (next: string) => {
    const params = new URLSearchParams(search);
    params.set('panel', next);
    navigate(`${pathname}?${params.toString()}`, { replace: true });
  };
  const side = useSide(study, current, openPanel);
  const isMedia = kind === ItemKind.Video || kind === ItemKind.Audio;
  // Documents and blocking messages are shown by parts that load late.
  const waitsForPanels = (ready !== undefined && !isMedia) || refusal !== undefined || hold !== undefined;
  const { panels, joining, words } = usePanels(panel !== '' || waitsForPanels || endedAt !== undefined);
  const missing = useMissing(joining, waitsForPanels);
  const paper = usePaper(ready?.item, panels);
  const flags = useFlags();
  const offers = useOffers();
  const notes = offers({ id: 'X28' }) && offers({ id: 'X29' });
  const { openedFor, onOpened } = useOpenedFor(current);
  const isReadElsewhere =
    kind === ItemKind.Document && openedFor !== undefined && openedFor < longestElsewhereSeconds;
  const isRead = ready !== undefined && !isMedia && kind !== ItemKind.Test && hold === undefined;

  // The page does not reload by itself while a film is shown, playing or paused, or while a text is read.
  useKeptPage(ready !== undefined);

  const course = contents?.course;
  const itemTitle = ready?.item.title ?? items.find((item) => item.itemId === itemId)?.title ?? '';
  useScreenTitle(course ? t('title', { item: itemTitle, course: course.title }) : '');

  const frame = {
    courseId,
    backHref: safeInternalPath(query.get('back'), home),
    t,
    resolve,
    renderLink,
  };
  if (refusal === 'none' || refusal === 'notOpen') {
    return <StudyPage {...frame} page={{ state: 'refused', reason: refusal }} />;
  }

  const mayRate = offers({ id: 'X16' }) && detail !== undefined && detail.rating.mine === undefined;
  const front: FrontFacts = { study, state, courseId, viewer, t, resolve, onOpen: openItem, mayRate };
  const onNext = next && (() => openItem(next.itemId));
  const onPrevious = previous && (() => openItem(previous.itemId));
  const stillOpen = next === undefined && current !== undefined ? firstOpenOf(items, current) : undefined;
  const parts = panels?.parts({
    study,
    resolve,
    renderLink,
    state,
    courseId,
    detail,
    onDetail: setDetail,
    onBookmarks: setBookmarks,
    flags,
    notes,
    panel,
    onPanel: openPanel,
    ...side,
    onNote: notes ? side.onNote : undefined,
    onNext,
    onPrevious,
    after: items.slice(items.findIndex((item) => item.itemId === current) + 1),
    onOpen: openItem,
  });
  const view = (): StudyView => ({
    contents,
    lesson: ready,
    itemId,
    stage: open
      ? stageOf({
          study,
          lesson: open.start,
          context,
          startAt: open.startAt,
          autoPlay: byClick,
          rate,
          definition,
          onRate: (chosen) => {
            study.tell({ type: 'rated', rate: chosen });
            // When the rate was only reduced to the item's limit, the person's own choice is kept.
            const limited = rate > open.start.policy.maxRate && chosen === open.start.policy.maxRate;
            if (!limited) setRate(chosen);
          },
          onDefinition: setDefinition,
          onNext,
          onPrevious,
          onNote: notes ? side.onNoteAt : undefined,
          bookmarks,
          onTranscript: panels && (ready?.item.captions ?? []).length > 0 ? side.onTranscript : undefined,
          panels,
          mini: true,
          paper,
          openedFor,
          onOpened,
        })
      : { kind: stage.phase === 'loading' ? 'loading' : 'closed' },
    notice: missing.notice ?? (state.failures >= 3 && panels?.offline),
    block: missing.block ?? panels?.blockOf(front, presenceLeft),
    ending: panels?.endingOf(front, end, countdown),
    actions: parts?.actions,
    help: parts?.help,
    panel: parts?.panel,
    more: parts?.more,
    below: parts?.below,
    onPrevious,
    onNext,
    onGoOn: stillOpen && (() => openItem(stillOpen.itemId)),
    onOpen: openItem,
    onLocked: (reason) => void showToast(t(`notOpen.${reason}`)),
  });
  return (
    <Words catalogue={words}>
      <StudyPage
        {...frame}
        page={
          refusal === 'network'
            ? notLoaded(error, () => study.tell({ type: 'retried' }))
            : course || refusal !== undefined
              ? { state: 'ready', data: view() }
              : { state: 'loading' }
        }
        theatre={side.theatre}
        onTheatreChange={side.onTheatreChange}
      />
      {parts?.unseen}
      {panels?.newsOf(state)}
      {isRead && panels?.readingTime(study, isReadElsewhere)}
    </Words>
  );
}
