import { Button } from '@stoa/ui/Button';
import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { setupErrorName } from '../boot/settings.ts';
import { ChunkError } from '../kernel/chunkError.ts';
import { useScreenTitle } from './title.ts';
import * as styles from './states.css.ts';

interface PanelProps {
  title: string;
  text: string;
  detail?: ReactNode;
  reload: string;
  home?: string;
}

/** Uses no component and no style sheet that could fail to load as well. */
export function FailurePanel({ title, text, detail, reload, home }: PanelProps) {
  return (
    <div className={styles.state} role="alert">
      <div className={styles.panel}>
        <h1 className={styles.panelTitle}>{title}</h1>
        <p>{text}</p>
        {detail}
        <p className={styles.panelActions}>
          <Button onClick={() => location.reload()}>{reload}</Button>
          {home !== undefined && (
            <Button asChild variant="outline">
              {/* A link without the router, so that a new document leaves the failure behind. */}
              <a href="/home">{home}</a>
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useTranslations('shell');
  const isChunk = error instanceof ChunkError;
  const words = isChunk ? 'chunk' : 'crash';
  const title = t(`${words}.title`);
  useScreenTitle(title);

  return (
    <FailurePanel
      title={title}
      text={t(`${words}.text`)}
      detail={
        isChunk && (
          <code className={styles.detail}>
            {error.message}
            {error.code && ` (${error.code})`}
          </code>
        )
      }
      reload={t('retry')}
      home={t('home')}
    />
  );
}

interface BoundaryProps {
  /** A change of this key, which is the address, tries again. */
  resetKey: string;
  children: ReactNode;
}

/**
 * Shows a panel in place of a screen that throws or whose files do not load, so that the rest of the portal
 * stays.
 */
export class Boundary extends Component<BoundaryProps, { failure?: { error: unknown }; resetKey: string }> {
  override state: { failure?: { error: unknown }; resetKey: string } = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: { resetKey: string }) {
    return props.resetKey === state.resetKey ? null : { failure: undefined, resetKey: props.resetKey };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <Failure error={failure.error} /> : this.props.children;
  }
}

/** The text is in both languages, because neither the language nor any catalogue is loaded at this point. */
const fatal = {
  title: '暂时无法打开页面 · The page cannot be opened',
  text: '请检查网络后重试。Please check your connection and try again.',
  reload: '重试 · Retry',
};

/**
 * Shown when the portal could not start, because settings or messages did not load; otherwise a spinner would
 * be shown for ever. A wrong setup has a message of its own.
 */
export function FatalScreen({ error }: { error: unknown }) {
  const isSetup = error instanceof Error && error.name === setupErrorName;
  return (
    <main>
      <FailurePanel {...fatal} {...(isSetup && { text: error.message })} />
    </main>
  );
}
