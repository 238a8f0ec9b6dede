import { courseDetail } from '@stoa/api/contract/course';
import { useApi, useSessionEntry } from '@stoa/api/react';
import { AccessState, formatBytes, ItemKind, safeInternalPath, type Award } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { announce, LiveRegion } from '@stoa/ui/LiveRegion';
import { StudyPage, type StudyView } from '@stoa/ui/patterns/StudyPage';
import { preloadPlayer } from '@stoa/ui/VideoPlayer';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { usePortal } from '../../portal.ts';
import { Link } from '../../routing/Link.tsx';
import { useScreenTitle } from '../../shell/title.ts';
import { showToast } from '../../shell/ToastHost.tsx';
import { clock } from '../clock.ts';
import { contextFrom } from '../course/access.ts';
import { blockOf, endingOf, type FrontFacts } from './front.ts';
import { useNextCountdown, useOpenedFor, useReading, useSecondsUntil, useTone } from './hooks.ts';
import { leavingLink } from './leavingLink.tsx';
import { doneOf, itemsOf, nextOf, notOpen, previousOf } from './outline.ts';
import { stageOf } from './stage.tsx';
import { createStudy } from './study.ts';
import { hintOf, rulesOf, studyWords, timeWords, type Translate } from './words.ts';

// With the route's own files, before anything is known about the item.
preloadPlayer();

const nextShown = 3;
/** No stay asked for is longer (contract 8.2). */
const longestElsewhereSeconds = 300;

const numberOf = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

const awardWords = ({ kind, title, value = 0 }: Award, t: Translate): string =>
  t(`award.${kind}`, { title, value });

/** The visit, made once; its good news goes to toasts in the language of the moment. */
function useStudy(t: Translate) {
  const { client } = usePortal();
  const [study] = useState(() => createStudy(client));
  useEffect(() => study.begin(), [study]);
  useEffect(() => {
    study.listen({
      onAwards: (awards) =>
        void showToast(awards.map((award) => awardWords(award, t)).join(' · '), 'success'),
      onUnlocked: () => void showToast(t('unlocked'), 'success'),
    });
  }, [study, t]);
  return study;
}

/** Screen R28: plays every kind of item, keeps the place, counts honestly. */
export default function Study() {
  const t = useTranslations('study');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const byClick = useNavigationType() !== NavigationType.Pop;
  const study = useStudy(t);
  const state = useSyncExternalStore(study.state.subscribe, study.state.get);
  const [rate, setRate] = useSessionEntry('playerRate');
  const [definition, setDefinition] = useSessionEntry('playerDefinition');

  const query = useMemo(() => new URLSearchParams(search), [search]);
  const courseId = Number(query.get('courseId'));
  const itemId = numberOf(query, 'itemId');
  const detail = useApi(courseDetail, { courseId }, { silent: true });

  useEffect(() => {
    void study.open({
      courseId,
      itemId,
      chapterId: numberOf(query, 'chapterId'),
      wish: numberOf(query, 't'),
      context: contextFrom(query),
    });
  }, [study, courseId, itemId, query]);

  const { start, phase, hold, refusal } = state;
  const ready = phase === 'ready' ? start : undefined;
  const chapters = (start ?? state.outline)?.chapters;
  const items = useMemo(() => itemsOf(chapters ?? []), [chapters]);
  const current = ready?.item.itemId ?? itemId;
  const next = current === undefined ? undefined : nextOf(items, current);
  const previous = current === undefined ? undefined : previousOf(items, current);

  const openItem = (id: number, replace = false) => {
    const params = new URLSearchParams(search);
    for (const name of ['t', 'chapterId']) params.delete(name);
    params.set('itemId', String(id));
    void navigate(`${pathname}?${params.toString()}`, { replace });
  };
  const courseHref = `/course/detail?courseId=${courseId}`;
  const back = { label: t('back'), href: safeInternalPath(query.get('back'), courseHref) };
  const renderLink = useMemo(() => leavingLink(study), [study]);

  const check = hold?.kind === 'presence' ? hold : undefined;
  const presenceLeft = useSecondsUntil(check && check.deadlineTime - state.skew);
  useTone(check?.checkId);
  const countdown = useNextCountdown(next && hold === undefined ? state.endedAt : undefined, () => {
    if (next) openItem(next.itemId, true);
  });

  const kind = ready?.item.itemKind;
  const { openedFor, onOpened } = useOpenedFor(current);
  const isReadElsewhere =
    kind === ItemKind.Document && openedFor !== undefined && openedFor < longestElsewhereSeconds;
  const isMedia = kind === ItemKind.Video || kind === ItemKind.Audio;
  useReading(study, ready !== undefined && !isMedia && hold === undefined, isReadElsewhere);

  const quarter = Math.floor((ready?.progress.percent ?? 0) / 25) * 25;
  const heard = useRef<{ itemId: number; quarter: number }>(undefined);
  useEffect(() => {
    if (!ready) return;
    const before = heard.current?.itemId === ready.item.itemId ? heard.current.quarter : quarter;
    heard.current = { itemId: ready.item.itemId, quarter };
    if (quarter > before) announce(t('reached', { percent: quarter }));
  }, [ready, quarter, t]);

  const course = (start ?? state.outline)?.course;
  const policy = (start ?? state.outline)?.policy;
  const itemTitle = ready?.item.title ?? items.find((item) => item.itemId === itemId)?.title ?? '';
  useScreenTitle(course ? t('title', { item: itemTitle, course: course.title }) : '');

  if (phase === 'refused' && (refusal === 'none' || refusal === 'notOpen')) {
    const content = (
      <ErrorState
        kind={refusal === 'none' ? 'notFound' : 'forbidden'}
        level={1}
        title={t(`refused.${refusal}`)}
        description={t(`refused.${refusal}Text`)}
      >
        <Button asChild>
          <Link to={refusal === 'none' ? '/course/all' : courseHref}>
            {t(refusal === 'none' ? 'toCourses' : 'toCourse')}
          </Link>
        </Button>
      </ErrorState>
    );
    return (
      <StudyPage
        page={{ state: 'refused', content }}
        // A course that is not there has no page of its own either.
        back={
          refusal === 'none' ? { ...back, href: safeInternalPath(query.get('back'), '/course/all') } : back
        }
        words={studyWords(t)}
        renderLink={renderLink}
      />
    );
  }

  const front: FrontFacts = { study, state, t, courseHref, onOpen: openItem };
  const onNext = next && (() => openItem(next.itemId));
  const onPrevious = previous && (() => openItem(previous.itemId));
  const view = (): StudyView => {
    const done = doneOf(chapters ?? []);
    const progress = ready?.progress;
    const names = course?.teacherNames.join(t('fact.comma')) ?? '';
    const after = items.slice(items.findIndex((item) => item.itemId === current) + 1);
    const teachers = detail.data?.teachers.map(({ name, title, avatar }) => ({
      name,
      title,
      avatarUrl: avatar,
    }));
    const mayDownload = detail.data?.policy.allowDownload === true && detail.data.access === AccessState.Ok;
    return {
      top: { title: course?.title ?? '', href: courseHref, back, percent: course?.progress?.percent ?? 0 },
      title: itemTitle,
      stage: ready
        ? stageOf({
            study,
            start: ready,
            startAt: state.startAt,
            autoPlay: byClick,
            rate,
            definition,
            onRate: (chosen) => {
              study.rated(chosen);
              // The item's limit is no choice of the person.
              const limited = rate > ready.policy.maxRate && chosen === ready.policy.maxRate;
              if (!limited) setRate(chosen);
            },
            onDefinition: setDefinition,
            onNext,
            onPrevious,
            openedFor,
            onOpened,
            t,
          })
        : { kind: phase === 'loading' ? 'loading' : 'closed' },
      item:
        ready && progress
          ? {
              facts: [
                ...(names === '' ? [] : [t('fact.teachers', { names })]),
                t('fact.studied', { time: timeWords(progress.studySeconds, t) }),
                ...(ready.item.required ? [] : [t('fact.optional')]),
              ],
              intro: ready.item.intro,
              percent: progress.percent,
              hint: hintOf(ready, t),
              completed: progress.completedTime !== undefined,
            }
          : undefined,
      notice: state.failures >= 3 ? t('offline') : undefined,
      block: blockOf(front, presenceLeft),
      ending: endingOf(front, next, countdown),
      onPrevious,
      onNext,
      chapters: chapters ?? [],
      currentItemId: current,
      done: t('done', done),
      noteOf: (item) =>
        item.lastPosition && item.percent < 100 && item.duration !== undefined
          ? t('note.watched', { position: clock(item.lastPosition) })
          : undefined,
      onItem: (item) => {
        const reason = notOpen(item);
        if (reason !== undefined) void showToast(t(`notOpen.${reason}`));
        else if (item.itemId !== current) openItem(item.itemId);
      },
      next: after
        .filter((item) => notOpen(item) === undefined)
        .slice(0, nextShown)
        .map((item) => ({
          itemId: item.itemId,
          title: item.title,
          itemKind: item.itemKind,
          extent: item.duration === undefined ? undefined : clock(item.duration),
        })),
      onOpenNext: (id) => openItem(id),
      teachers: teachers ?? [],
      attachments: (detail.data?.attachments ?? []).map(({ fileId, name, size, fileLabel, url }) => ({
        id: fileId,
        name,
        size: formatBytes(size),
        fileLabel,
        href: mayDownload ? url : undefined,
      })),
      rules: policy ? rulesOf(policy, t) : [],
    };
  };

  return (
    <>
      <StudyPage
        page={
          phase === 'refused' && refusal === 'network'
            ? { state: 'failed', onRetry: study.retry }
            : course || phase === 'refused'
              ? { state: 'ready', data: view() }
              : { state: 'loading' }
        }
        back={back}
        words={studyWords(t)}
        renderLink={renderLink}
      />
      <LiveRegion />
    </>
  );
}
