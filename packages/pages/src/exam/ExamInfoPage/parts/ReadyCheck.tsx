import { Check, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import * as styles from '../ExamInfoPage.css.ts';
import type { ExamInfoTranslate } from '../../words/index.ts';
import type { ExamReady } from '../types.ts';

/** Smaller differences between two clocks cannot be noticed. */
const noticedMs = 5_000;
/** From this delay on a page feels slow, although no answer is lost. */
const slowMs = 1_500;

interface Row {
  readonly key: 'clock' | 'network' | 'fullScreen' | 'storage';
  /** `undefined` while the check is running. */
  readonly found: { readonly ok: boolean; readonly text: string } | undefined;
}

function awayOf(ms: number, t: ExamInfoTranslate): string {
  const seconds = Math.round(Math.abs(ms) / 1000);
  if (seconds < 60) return t('check.seconds', { count: seconds });
  if (seconds < 3600) return t('check.minutes', { count: Math.round(seconds / 60) });
  return t('check.hours', { count: Math.floor(seconds / 3600) });
}

function rowsOf(
  { clockOffMs, network, fullScreen, storage }: ExamReady,
  wantsFullScreen: boolean,
  t: ExamInfoTranslate,
): Row[] {
  const isFine = typeof network === 'number' && network <= slowMs;
  const rows: (Row | false)[] = [
    {
      key: 'network',
      found:
        network === undefined
          ? undefined
          : {
              ok: isFine,
              text:
                network === 'gone'
                  ? t('check.networkGone')
                  : t(isFine ? 'check.networkOk' : 'check.networkSlow', { ms: Math.round(network) }),
            },
    },
    {
      key: 'clock',
      // The exam uses the server's clock, so a difference is mentioned but is no problem.
      found:
        clockOffMs === undefined
          ? undefined
          : {
              ok: true,
              text:
                Math.abs(clockOffMs) < noticedMs
                  ? t('check.clockOk')
                  : t('check.clockOff', { time: awayOf(clockOffMs, t) }),
            },
    },
    {
      key: 'storage',
      found:
        storage === undefined
          ? undefined
          : {
              ok: storage,
              text: t(storage ? 'check.storageOk' : 'check.storageNone'),
            },
    },
    wantsFullScreen && {
      key: 'fullScreen',
      found:
        fullScreen === undefined
          ? undefined
          : {
              ok: fullScreen,
              text: t(fullScreen ? 'check.fullScreenOk' : 'check.fullScreenNone'),
            },
    },
  ];
  return rows.filter((row) => row !== false);
}

interface ReadyCheckProps {
  ready: ExamReady;
  wantsFullScreen: boolean;
  t: ExamInfoTranslate;
  onCheckAgain: () => void;
}

/**
 * Shows whether device and connection are fit for the exam. The exam can be started whatever the check finds.
 */
export function ReadyCheck({ ready, wantsFullScreen, t, onCheckAgain }: ReadyCheckProps) {
  return (
    <section aria-labelledby="exam-ready" className={styles.ready}>
      <div className={styles.readyHead}>
        <h2 id="exam-ready" className={styles.cardTitle}>
          {t('ready')}
        </h2>
        <Button size="sm" variant="ghost" className={styles.again} onClick={onCheckAgain}>
          {t('check.again')}
        </Button>
      </div>
      <ul className={styles.checks}>
        {rowsOf(ready, wantsFullScreen, t).map(({ key, found }) => (
          <li key={key} className={styles.check}>
            <span
              className={styles.checkSign}
              data-state={found === undefined ? 'asking' : found.ok ? 'ok' : 'warn'}
            >
              <Icon glyph={found === undefined ? LoaderCircle : found.ok ? Check : TriangleAlert} />
            </span>
            <span className={styles.checkName}>{t(`check.${key}`)}</span>
            <span className={styles.checkText}>{found?.text ?? t('check.checking')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
