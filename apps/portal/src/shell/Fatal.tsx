import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { ChunkError } from '../routing/chunkError.ts';
import * as styles from './shell.css.ts';

/** Both languages side by side: at this point nobody knows which one is wanted, and no catalogue came. */
const words = {
  title: '暂时无法打开页面 · The page cannot be opened',
  text: '请检查网络后重试。Please check your connection and try again.',
  retry: '重试 · Retry',
};

/** The portal could not start: no settings or no words. Never an endless spinner. */
export function FatalScreen({ error }: { error: unknown }) {
  return (
    <main className={styles.state}>
      <ErrorState kind="offline" level={1} title={words.title} description={words.text}>
        <Button onClick={() => location.reload()}>{words.retry}</Button>
        {error instanceof ChunkError && <code className={styles.detail}>{error.message}</code>}
      </ErrorState>
    </main>
  );
}
