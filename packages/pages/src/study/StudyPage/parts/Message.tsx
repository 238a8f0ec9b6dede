import { Lock } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { lazyPart } from '@stoa/ui/parts';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Icon } from '@stoa/ui/Icon';
import type { StudyBlock, StudyEnding } from '../types.ts';
import * as styles from './Message.css.ts';

const Celebration = lazyPart(() => import('./Celebration.tsx'), {
  waiting: <div className={styles.celebration} />,
});

interface OverlayProps {
  /** True for a blocking message, which must be answered; the end of a lesson may be ignored. */
  urgent?: boolean;
  locked?: boolean;
  title: string;
  text?: string | undefined;
  count?: string | undefined;
  facts?: StudyEnding['facts'];
  celebrates?: boolean | undefined;
  children: ReactNode;
}

/** A card over the stage; its first button takes the focus. */
function Overlay({
  urgent = false,
  locked = false,
  title,
  text,
  count,
  facts,
  celebrates,
  children,
}: OverlayProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const comes = urgent || celebrates === true;
  useEffect(() => {
    // Scrolls up, because a person who reads further down must see what is asked, and that the course is
    // complete; the film that floats there is paused now.
    if (comes) card.current?.scrollIntoView({ block: 'nearest' });
    actions.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [comes]);
  return (
    <div className={styles.veil} data-part="overlay">
      <div
        ref={card}
        role={urgent ? 'alertdialog' : undefined}
        {...(urgent && {
          'aria-labelledby': id,
          'aria-describedby': text === undefined ? undefined : `${id}-text`,
        })}
        className={styles.card}
      >
        {celebrates === true && <Celebration />}
        {locked && (
          <span className={styles.lock}>
            <Icon glyph={Lock} />
          </span>
        )}
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
  const { title, locked = false, text, count, action, link } = block;
  return (
    <Overlay urgent locked={locked} title={title} text={text} count={count}>
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
  const { title, text, facts, celebrates, primary, secondary, link } = ending;
  return (
    <Overlay title={title} text={text} facts={facts} celebrates={celebrates}>
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

export interface MessageProps {
  /** The message that must be answered before the lesson continues; it hides `ending`. */
  block: StudyBlock | undefined;
  ending: StudyEnding | undefined;
  renderLink: RenderLink;
}

/** The message over the stage: something that must be answered, or that the lesson is over. */
export function Message({ block, ending, renderLink }: MessageProps) {
  if (block) return <Block key={block.key} block={block} renderLink={renderLink} />;
  return ending && <Ending ending={ending} renderLink={renderLink} />;
}
