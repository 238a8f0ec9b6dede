import { Button } from '@stoa/ui/Button';
import {
  Component,
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTranslations } from 'use-intl';
import { Waiting } from './Waiting.tsx';
import { askAgain, importRound } from '../kernel/lateImport.ts';
import { places } from './lazyPart.css.ts';
import { patienceMs, useAskedAgain } from '../kernel/useLateCode.ts';

type Place = keyof typeof places;

export interface MissingPartProps {
  /** `slow` while it may still come. */
  state: 'failed' | 'slow';
  /** In place of the part; with the text around it; or, for what stands over the page, in the page's corner. */
  place?: Place;
  /** Does without it. */
  onClose?: (() => void) | undefined;
}

/** Says that a part of the page is not there, and offers to ask for it again. */
export function MissingPart({ state, place = 'block', onClose }: MissingPartProps) {
  const t = useTranslations('shell');
  // Without a network the page says so already, and what is missing comes with it.
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

/** Words that must be read although what usually shows them did not come. */
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

/** What is shown in place of a part whose code did not come. */
const FailedContext = createContext<ReactNode>(null);

/** Stands for code that did not come: nothing is thrown for what may well happen. */
const NotThere = () => use(FailedContext);

interface BoundaryProps {
  failed: ReactNode;
  children: ReactNode;
}

/** Keeps whatever a part throws from reaching the page around it. */
class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

/** What stands in place of a part until it is there; after a while it says so. */
function Coming({ waiting, slow, onAgain }: { waiting: ReactNode; slow: ReactNode; onAgain: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
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

/** What stands in place of a part that did not come. */
function Failed({ onAgain, children }: { onAgain: () => void; children: ReactNode }) {
  useAskedAgain(true, onAgain);
  return children;
}

export interface LazyPartOptions<Props> {
  /** What stands there meanwhile; by default the shape of a section. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /** Where it is told that the part does not come; `quiet` for a mere decoration. By default in its place. */
  place?: Place | 'quiet';
  /** What the page cannot do without although the part did not come, such as what the part stands around. */
  instead?: (props: Props) => ReactNode;
  /** Does without what stands over the page. */
  onClose?: (props: Props) => void;
}

type Part<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** One attempt to fetch a part. */
function attemptOf<Props>(load: Part<Props>) {
  let state: 'waiting' | 'there' | 'failed' = 'waiting';
  const round = importRound();
  const Content = lazy<ComponentType<Props>>(() =>
    load().then(
      (module) => {
        state = 'there';
        return module;
      },
      () => {
        state = 'failed';
        return { default: NotThere };
      },
    ),
  );
  return {
    Content,
    isOver: () => state === 'failed' || (state === 'waiting' && round !== importRound()),
  };
}

/**
 * A component whose code comes when it is first shown. Until then something stands in its place; when the code or its
 * words do not come, or the part breaks, that is told there with a way to try again, and the page around it stays.
 */
export function lazyPart<Props extends object>(
  load: Part<Props>,
  { waiting = <Waiting />, place = 'block', instead, onClose }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  let attempt = attemptOf(load);
  const current = () => {
    if (attempt.isOver()) attempt = attemptOf(load);
    return attempt.Content;
  };
  const missing = (state: 'failed' | 'slow', props: Props) =>
    place === 'quiet' ? null : (
      <MissingPart state={state} place={place} onClose={onClose && (() => onClose(props))} />
    );

  return function LazyPart(props: Props) {
    const [{ turn, Content }, setShown] = useState(() => ({ turn: 0, Content: current() }));
    const again = () => setShown((last) => ({ turn: last.turn + 1, Content: current() }));
    const failed = (
      <>
        <Failed onAgain={again}>{missing('failed', props)}</Failed>
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
      <PartBoundary key={turn} failed={failed}>
        <FailedContext value={failed}>
          <Suspense fallback={coming}>
            <Content {...props} />
          </Suspense>
        </FailedContext>
      </PartBoundary>
    );
  };
}
