import { AppShellHeader } from '@stoa/ui/AppShell';
import { Button } from '@stoa/ui/Button';
import { Skeleton } from '@stoa/ui/Skeleton';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import type { ExamOpeningTranslate } from '../words/index.ts';
import * as styles from './ExamOpening.css.ts';
import * as page from './ExamBar.css.ts';

export interface ExamOpeningProps {
  title: string;
  /** Why loading takes so long: this device is offline, or the server was not reached. */
  trouble?: 'offline' | 'network' | undefined;
  t: ExamOpeningTranslate;
  onRetry: () => void;
}

/** The page of an exam while its paper is loading. */
export function ExamOpening({ title, trouble, t, onRetry }: ExamOpeningProps) {
  return (
    <>
      <AppShellHeader>
        <div className={page.bar}>
          <h1 className={page.title}>{title}</h1>
        </div>
      </AppShellHeader>
      <div className={styles.root} data-component="ExamOpening">
        <div className={styles.skeleton} aria-busy>
          <VisuallyHidden asChild>
            <output>{trouble ? t(trouble) : t('title')}</output>
          </VisuallyHidden>
          {trouble && (
            <div className={styles.trouble}>
              <p className={styles.words}>{t(trouble)}</p>
              <Button variant="outline" onClick={onRetry}>
                {t('retry')}
              </Button>
            </div>
          )}
          {[1, 2].map((key) => (
            <div key={key} className={styles.skeletonPart}>
              <Skeleton lines={5} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
