import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import type { RenderLink } from '@stoa/ui/CourseCard';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import * as page from '../StudyPage.css.ts';
import type { StudyTranslate } from '../../words/index.ts';
import type { StudyStage, StudyView } from '../types.ts';
import { CourseBackdrop, playerPropsOf } from './playerProps.tsx';

// Loaded late, because a film does not need the viewers of documents.
const Reading = lazyPart(async () => ({ default: (await import('./Reading.tsx')).Reading }), {
  waiting: <div className={page.closed} />,
  missing: orTryAgain,
});

// Loaded late, because the page around a film is shown before the player; `preloadPlayer` has begun to load
// it.
const VideoPlayer = lazyPart(() => import('../../../common/lazy/VideoPlayer.ts'), {
  // The picture of the film stands still from the first paint until the player shows it.
  waiting: ({ posterUrl }) =>
    posterUrl === undefined ? (
      <div className={page.empty} />
    ) : (
      <img className={page.empty} src={posterUrl} alt="" />
    ),
  missing: orTryAgain,
});

// Loaded late, because most lessons begin without a message. The stage below the message is inert meanwhile.
const Message = lazyPart(async () => ({ default: (await import('./Message.tsx')).Message }), {
  waiting: null,
  // The error is on a light surface, because its text is dark.
  missing: (retry) => <div className={page.paper}>{orTryAgain(retry)}</div>,
});

interface StageContentProps {
  /** The cover of the course, behind a stage that does not open. */
  cover: ReactNode;
  stage: StudyStage;
  t: StudyTranslate;
  theatre: boolean;
  onTheatre: () => void;
}

function StageContent({ stage, cover, t, theatre, onTheatre }: StageContentProps) {
  const poster = stage.kind === 'media' ? stage.lesson.item.posterUrl : undefined;
  // The picture is preloaded, because the browser gives a poster the lowest priority and it would wait behind
  // hls.js.
  if (poster !== undefined) preload(poster, { as: 'image', fetchPriority: 'high' });
  switch (stage.kind) {
    case 'loading':
      return <div className={page.empty} />;
    case 'closed':
      return <div className={page.closed}>{cover}</div>;
    case 'media':
      return (
        <VideoPlayer
          key={stage.lesson.item.itemId}
          theatre={theatre}
          onTheatre={onTheatre}
          {...playerPropsOf(stage.lesson, stage.playing)}
        />
      );
    case 'article':
    case 'pictures':
    case 'document':
    case 'paper':
    case 'link':
    case 'table':
      return <Reading stage={stage} t={t} />;
    case 'test':
      return stage.card;
    default:
      return stage satisfies never;
  }
}

const readable: ReadonlySet<StudyStage['kind']> = new Set([
  'article',
  'pictures',
  'document',
  'paper',
  'link',
  'table',
  'test',
]);
export const isReading = ({ kind }: StudyStage): boolean => readable.has(kind);

/** Whether the title of the lesson is above the stage. */
export const isTitledAbove = ({ kind }: StudyStage): boolean =>
  kind === 'article' || kind === 'paper' || kind === 'link' || kind === 'test';

const surfaceOf = (stage: StudyStage): string => {
  if (stage.kind === 'document') return page.flush;
  return isReading(stage) ? page.paper : page.film;
};

export interface StageProps {
  view: Pick<StudyView, 'stage' | 'block' | 'ending' | 'contents'>;
  t: StudyTranslate;
  renderLink: RenderLink;
  theatre: boolean;
  onTheatre: () => void;
}

/** The film or document, with any message over it. */
export function Stage({ view, t, renderLink, theatre, onTheatre }: StageProps) {
  const { stage, block, ending } = view;
  const course = view.contents?.course;
  const covered = block !== undefined || ending !== undefined;
  return (
    <div className={page.stage} data-part="stage">
      <div className={surfaceOf(stage)} aria-busy={stage.kind === 'loading' || undefined} inert={covered}>
        <StageContent
          stage={stage}
          cover={course && <CourseBackdrop course={course} />}
          t={t}
          theatre={theatre}
          onTheatre={onTheatre}
        />
      </div>
      {covered && <Message block={block} ending={ending} renderLink={renderLink} />}
    </div>
  );
}
