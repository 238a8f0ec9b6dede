import { useSessionEntry } from '@stoa/api/react';
import { isLoggedIn, ItemKind } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { NotLoaded } from '@stoa/pages/common';
import { useViewer } from '@stoa/pages/common/viewer';
import { itemsOf } from '@stoa/pages/study';
import { PurePlayer } from '@stoa/pages/study/PurePlayer';
import { Refused } from '@stoa/pages/study/StudyPage';
import { preloadPlayer } from '@stoa/ui/VideoPlayer';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { Words } from '../../../i18n/Language.tsx';
import { useKeptPage } from '../../../kernel/unsaved.ts';
import { useSession } from '../../../session/portal.ts';
import { useScreenTitle } from '../../../common/title.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { notLoaded } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { contextFrom } from '../../../common/course/studyContext.ts';
import { useOpenedFor, useSecondsUntil } from '../hooks.ts';
import { messagesOf, tell, type Told } from './pureMessages.ts';
import { stageOf } from '../Study/stage.ts';
import { contentsOf, endedAtOf, holdOf } from '../model/select.ts';
import type { Study } from '../study.ts';
import { usePanels } from '../Study/usePanels.ts';
import { useMissing } from '../Study/useMissing.tsx';
import { usePaper } from '../Study/usePaper.ts';
import { numberOf } from '../numberOf.ts';
import { useStudy, useVisit } from '../useStudy.ts';

preloadPlayer();

/**
 * Posts changes of the lesson to the window that has opened or embedded this page, starting with the first
 * answer of the server.
 */
function useTold(study: Study): void {
  useEffect(() => {
    let before: Told = {};
    const look = () => {
      const state = study.state.get();
      const after = { start: state.stage.start, endedAt: endedAtOf(state) };
      for (const message of messagesOf(before, after)) tell(message);
      before = after;
    };
    look();
    return study.state.subscribe(look);
  }, [study]);
}

function Lesson() {
  const t = useTranslations('study');
  const resolve = useLinkResolver();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const study = useStudy();
  useTold(study);
  const courseId = Number(query.get('courseId'));
  const itemId = numberOf(query, 'itemId');
  const context = contextFrom(query);
  const state = useVisit(study, { courseId, itemId, wish: numberOf(query, 't'), context });
  const [rate, setRate] = useSessionEntry('playerRate');
  const [definition, setDefinition] = useSessionEntry('playerDefinition');

  const { stage } = state;
  const hold = holdOf(state);
  const open = stage.phase === 'ready' ? stage : undefined;
  const ready = open?.start;
  const { refusal, error } = stage.phase === 'refused' ? stage : {};
  const kind = ready?.item.itemKind;
  const isMedia = kind === ItemKind.Video || kind === ItemKind.Audio;
  // The late parts load at once, because nothing else on the page has to load before them.
  const { panels, joining, words } = usePanels(true);
  const missing = useMissing(joining, !isMedia || hold !== undefined);
  useKeptPage(ready !== undefined);
  const paper = usePaper(ready?.item, panels);
  const { openedFor, onOpened } = useOpenedFor(itemId);
  const isRead = ready !== undefined && !isMedia && kind !== ItemKind.Test && hold === undefined;
  const check = hold?.kind === 'presence' ? hold : undefined;
  const presenceLeft = useSecondsUntil(check && check.deadlineTime - (open?.skew ?? 0));

  const title =
    ready?.item.title ??
    itemsOf(contentsOf(state)?.chapters ?? []).find((item) => item.itemId === itemId)?.title ??
    '';
  useScreenTitle(title);

  const absent = refusal === 'none' || refusal === 'notOpen' ? refusal : undefined;
  const openItem = (id: number) => {
    const params = new URLSearchParams(search);
    params.delete('t');
    params.set('itemId', String(id));
    navigate(`${pathname}?${params.toString()}`, { replace: true });
  };
  const [autoPlay] = useState(() => query.get('autoplay') === 'true');
  return (
    <Words catalogue={words}>
      <PurePlayer
        title={title}
        stage={
          open
            ? stageOf({
                study,
                lesson: open.start,
                context,
                startAt: open.startAt,
                autoPlay,
                rate,
                definition,
                onRate: (chosen) => {
                  study.tell({ type: 'rated', rate: chosen });
                  setRate(chosen);
                },
                onDefinition: setDefinition,
                onNext: undefined,
                onPrevious: undefined,
                panels,
                mini: false,
                paper,
                openedFor,
                onOpened,
              })
            : { kind: stage.phase === 'loading' ? 'loading' : 'closed' }
        }
        block={
          missing.block ??
          panels?.blockOf(
            { study, state, courseId, viewer, t, resolve, onOpen: openItem, mayRate: false },
            presenceLeft,
          )
        }
        instead={
          refusal === 'network' ? (
            <NotLoaded
              load={notLoaded(error, () => study.tell({ type: 'retried' }))}
              retry={t('retry')}
              level={2}
            />
          ) : absent ? (
            <Refused reason={absent} level={2} t={t} />
          ) : undefined
        }
        t={t}
        renderLink={routerLink}
      />
      {panels?.newsOf(state)}
      {isRead && panels?.readingTime(study, false)}
    </Words>
  );
}

/** The login of a visitor, in a separate window, so that the page that embeds the player stays open. */
function Door() {
  const t = useTranslations('study');
  return (
    <PurePlayer
      title={t('door.title')}
      stage={{ kind: 'closed' }}
      instead={
        <Button asChild>
          <a href="/login" target="_blank" rel="noopener">
            {t('door.login')}
          </a>
        </Button>
      }
      t={t}
    />
  );
}

/** The player without the portal around it: one lesson, with the same rules, beats and blocking messages. */
export default function Pure() {
  // `useSession` notices a login in the other window, and then the lesson opens.
  return isLoggedIn(useSession()) ? <Lesson /> : <Door />;
}
