import { Button } from '@stoa/ui/Button';
import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
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

/** Plain on purpose: it must not need anything that could fail to load as well. */
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
              {/* A new page, not the router: what failed is left behind. */}
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
  useScreenTitle(t(`${words}.title`));

  return (
    <FailurePanel
      title={t(`${words}.title`)}
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
  /** A change tries again: the address. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps a screen that breaks, or whose files do not come, from taking the portal with it. */
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

/** Both languages side by side: at this point nobody knows which one is wanted, and no catalogue came. */
const fatal = {
  title: '暂时无法打开页面 · The page cannot be opened',
  text: '请检查网络后重试。Please check your connection and try again.',
  reload: '重试 · Retry',
};

/** The portal could not start: no settings or no words. Never an endless spinner. */
export function FatalScreen() {
  return (
    <main>
      <FailurePanel {...fatal} />
    </main>
  );
}
