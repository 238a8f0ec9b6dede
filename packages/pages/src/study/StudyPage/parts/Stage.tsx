import { useEffect, useId, useRef, type ReactNode } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import type { RenderLink } from '@stoa/ui/CourseCard';
import * as page from '../StudyPage.css.ts';
import type { StudyTranslate } from '../../words/index.ts';
import type { StudyBlock, StudyEnding, StudyStage, StudyView } from '../types.ts';
import { playerPropsOf } from './playerProps.tsx';
import * as styles from './Stage.css.ts';

// Lazy, because a film does not need the viewers of documents.
const Reading = lazyPart(async () => ({ default: (await import('./Reading.tsx')).Reading }), {
  waiting: <div className={page.closed} />,
  missing: orTryAgain,
});

// Lazy, because the page around a film is shown before the player; `preloadPlayer` has begun to load it.
const VideoPlayer = lazyPart(() => import('../../../common/lazy/VideoPlayer.ts'), {
  waiting: <div className={page.empty} />,
  missing: orTryAgain,
});

interface OverlayProps {
  /** True for a blocking message, which must be answered; the end of a lesson may be ignored. */
  urgent?: boolean;
  title: string;
  text?: string | undefined;
  count?: string | undefined;
  facts?: StudyEnding['facts'];
  children: ReactNode;
}

/** A card over the stage; its first button takes the focus. */
function Overlay({ urgent = false, title, text, count, facts, children }: OverlayProps) {
  const id = useId();
  const veil = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls up, because a person who reads further down must see what is asked; the film that floats there
    // is paused now.
    if (urgent) veil.current?.scrollIntoView({ block: 'nearest' });
    actions.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [urgent]);
  return (
    <div ref={veil} className={styles.veil} data-part="overlay">
      <div
        role={urgent ? 'alertdialog' : undefined}
        {...(urgent && {
          'aria-labelledby': id,
          'aria-describedby': text === undefined ? undefined : `${id}-text`,
        })}
        className={styles.card}
      >
        <h2 id={id} className={styles.cardTitle}>
          {title}
        </h2>
        {text !== undefined && (
          <p id={`${id}-text`} className={styles.cardText}>
            {text}
          </p>
        )}
        {count !== undefined && (
          <p className={styles.cardCount} role="timer" aria-live="off">
            {count}
          </p>
        )}
        {facts !== undefined && (
          <dl className={styles.cardFacts}>
            {facts.map(({ figure, label }) => (
              <div key={label} className={styles.cardFact}>
                <dt className={styles.cardText}>{label}</dt>
                <dd className={styles.cardCount}>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        <div ref={actions} className={styles.cardActions}>
          {children}
        </div>
      </div>
    </div>
  );
}

function Block({ block, renderLink }: { block: StudyBlock; renderLink: RenderLink }) {
  const { title, text, count, action, link } = block;
  return (
    <Overlay urgent title={title} text={text} count={count}>
      {action && (
        <button type="button" className={styles.primary} onClick={action.onAct}>
          {action.label}
        </button>
      )}
      {link &&
        renderLink({
          href: link.href,
          className: action ? styles.secondary : styles.primary,
          children: link.label,
        })}
    </Overlay>
  );
}

function Ending({ ending, renderLink }: { ending: StudyEnding; renderLink: RenderLink }) {
  const { title, text, facts, primary, secondary, link } = ending;
  return (
    <Overlay title={title} text={text} facts={facts}>
      {primary && (
        <button type="button" className={styles.primary} onClick={primary.onAct}>
          {primary.label}
        </button>
      )}
      {secondary && (
        <button type="button" className={styles.secondary} onClick={secondary.onAct}>
          {secondary.label}
        </button>
      )}
      {link &&
        renderLink({
          href: link.href,
          className: primary ? styles.secondary : styles.primary,
          children: link.label,
        })}
    </Overlay>
  );
}

interface StageContentProps {
  stage: StudyStage;
  t: StudyTranslate;
  theatre: boolean;
  onTheatre: () => void;
}

function StageContent({ stage, t, theatre, onTheatre }: StageContentProps) {
  switch (stage.kind) {
    case 'loading':
      return <div className={page.empty} />;
    case 'closed':
      return <div className={page.closed} />;
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
]);
export const isReading = ({ kind }: StudyStage): boolean => readable.has(kind);

export interface StageProps {
  view: Pick<StudyView, 'stage' | 'block' | 'ending'>;
  t: StudyTranslate;
  renderLink: RenderLink;
  theatre: boolean;
  onTheatre: () => void;
}

/** The film or document that is studied, with any message over it. */
export function Stage({ view, t, renderLink, theatre, onTheatre }: StageProps) {
  const { stage, block, ending } = view;
  const covered = block !== undefined || ending !== undefined;
  return (
    <div className={page.stage} data-part="stage">
      <div
        className={isReading(stage) ? page.paper : page.film}
        aria-busy={stage.kind === 'loading' || undefined}
        inert={covered}
      >
        <StageContent stage={stage} t={t} theatre={theatre} onTheatre={onTheatre} />
      </div>
      {block !== undefined && <Block key={block.key} block={block} renderLink={renderLink} />}
      {block === undefined && ending !== undefined && <Ending ending={ending} renderLink={renderLink} />}
    </div>
  );
}
