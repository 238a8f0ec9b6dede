import { Button } from '@stoa/ui/Button';
import { attemptOf, PartBoundary, setBeforeRetry } from '@stoa/ui/parts';
import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Waiting } from './Waiting.tsx';
import { askAgain, importRound } from '../kernel/lateImport.ts';
import { places } from './lazyPart.css.ts';
import { slowAfterMs, useAskedAgain } from '../kernel/useLazyCode.ts';

// The retry buttons of the library's own parts end requests that hang as well.
setBeforeRetry(askAgain);

type Place = keyof typeof places;

export interface MissingPartProps {
  /** `slow` means that the part may still load. */
  state: 'failed' | 'slow';
  /**
   * Where the message appears: `block` in place of the part, `inline` in the text around it, `corner` in the
   * page's corner for a part that is shown over the page.
   */
  place?: Place;
  /** Called when the person decides to continue without the part. */
  onClose?: (() => void) | undefined;
}

/** Tells the person that a part of the page did not load, and offers to try again. */
export function MissingPart({ state, place = 'block', onClose }: MissingPartProps) {
  const t = useTranslations('shell');
  // Shows nothing while offline, because the page already says so, and the part loads when the network is
  // back.
  if (state === 'failed' && !navigator.onLine) return null;
  return (
    <span className={places[place]} role={state === 'failed' ? 'alert' : 'status'} data-part="missing">
      <span>{t(place === 'inline' ? `part.${state}Short` : `part.${state}`)}</span>
      <Button size="sm" variant="outline" onClick={askAgain}>
        {t('retry')}
      </Button>
      {onClose && (
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('part.close')}
        </Button>
      )}
    </span>
  );
}

/** Shows an important text when the component that usually shows it did not load. */
export function PlainNotice({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useTranslations('shell');
  return (
    <div className={places.corner} role="alert">
      <span>{text}</span>
      <Button size="sm" variant="outline" onClick={onClose}>
        {t('part.close')}
      </Button>
    </div>
  );
}

/** Shows the placeholder of a part while it loads, and a message when that takes long. */
function Coming({ waiting, slow, onAgain }: { waiting: ReactNode; slow: ReactNode; onAgain: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useAskedAgain(isSlow, onAgain);
  return (
    <>
      {waiting}
      {isSlow && slow}
    </>
  );
}

interface FailedProps {
  onShown: () => void;
  onAgain: () => void;
  children: ReactNode;
}

/** Shown in place of a part that did not load. */
function Failed({ onShown, onAgain, children }: FailedProps) {
  useEffect(onShown, [onShown]);
  useAskedAgain(true, onAgain);
  return children;
}

export interface LazyPartOptions<Props> {
  /** The placeholder while the part loads; by default the skeleton of a section. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /**
   * Where the message appears when the part did not load; `quiet` shows none, for mere decoration. By default
   * it replaces the part.
   */
  place?: Place | 'quiet';
  /** Rendered instead when the part did not load, such as the content that the part would have wrapped. */
  instead?: (props: Props) => ReactNode;
  /** Called when the person closes a part that would be shown over the page and did not load. */
  onClose?: (props: Props) => void;
}

type Part<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code loads when it is first shown. Until then a placeholder is shown. When the code or
 * its messages do not load, or the part throws, a message with a button to try again replaces it, and the
 * page around it stays.
 */
export function lazyPart<Props extends object>(
  load: Part<Props>,
  { waiting = <Waiting />, place = 'block', instead, onClose }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  let attempt = attemptOf(load);
  let round = importRound();
  const current = () => {
    if (attempt.isOver(round !== importRound())) {
      attempt = attemptOf(load);
      round = importRound();
    }
    return attempt;
  };
  const missing = (state: 'failed' | 'slow', props: Props) =>
    place === 'quiet' ? null : (
      <MissingPart state={state} place={place} onClose={onClose && (() => onClose(props))} />
    );

  return function LazyPart(props: Props) {
    const [{ turn, attempt: own }, setShown] = useState(() => ({ turn: 0, attempt: current() }));
    const again = () => setShown((last) => ({ turn: last.turn + 1, attempt: current() }));
    const failed = (
      <>
        <Failed onShown={own.onShown} onAgain={again}>
          {missing('failed', props)}
        </Failed>
        {instead?.(props)}
      </>
    );
    const coming = (
      <Coming
        waiting={typeof waiting === 'function' ? waiting(props) : waiting}
        slow={missing('slow', props)}
        onAgain={again}
      />
    );
    return (
      <PartBoundary key={turn} missing={failed}>
        <Suspense fallback={coming}>
          <own.Content {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
