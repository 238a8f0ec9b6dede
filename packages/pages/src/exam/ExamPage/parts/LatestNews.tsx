import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '@stoa/ui/IconButton';
import type { ExamTranslate } from '../../words/index.ts';
import * as styles from '../ExamPage.css.ts';
import type { ExamNews } from '../types.ts';

interface NewsProps {
  news: readonly ExamNews[];
  t: ExamTranslate;
}

const shownMs = 8_000;
/** A message in these tones stays until it is closed or replaced. */
const lasting: readonly ExamNews['tone'][] = ['warning', 'danger'];

/** The newest message, at the lower edge of the page. It is announced by the code that adds it. */
export function LatestNews({ news, t }: NewsProps) {
  const latest = news.at(-1);
  const [closed, setClosed] = useState<number>();
  const { key, tone } = latest ?? {};
  useEffect(() => {
    if (key === undefined || tone === undefined || lasting.includes(tone)) return undefined;
    const timer = setTimeout(() => setClosed(key), shownMs);
    return () => clearTimeout(timer);
  }, [key, tone]);
  if (latest === undefined || latest.key === closed) return null;
  return (
    <div className={styles.latest} data-tone={latest.tone} data-part="latest">
      <span>{latest.text}</span>
      <IconButton
        className={styles.press}
        size="sm"
        glyph={X}
        label={t('news.close')}
        onClick={() => setClosed(latest.key)}
      />
    </div>
  );
}
