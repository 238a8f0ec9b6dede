import { IconButton } from '@stoa/ui/IconButton';
import { ArrowUp, Headset, Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCompany, useFlags } from '../../session/company.ts';
import { contactOf } from './contact.ts';
import { overlay, useAddressedOverlay } from '../../common/overlay.ts';
import * as styles from './tools.css.ts';

/** The button appears after one and a half windows of scrolling. */
const isFar = (): boolean => scrollY > innerHeight * 1.5;

function BackToTop() {
  const t = useTranslations('tools.floating');
  const [far, setFar] = useState(isFar);
  useEffect(() => {
    const look = () => setFar(isFar());
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  return (
    <IconButton
      glyph={ArrowUp}
      label={t('top')}
      variant="outline"
      round
      size="lg"
      className={styles.tool}
      onClick={() => {
        scrollTo({ top: 0 });
        // The button disappears, so focus moves to the heading for a person who used the keyboard.
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }}
    />
  );
}

/**
 * The tools beside the page, only where the window has a margin for them, so that they cover nothing. In
 * narrower windows the header and the person's menu offer the same, and the browser scrolls to the top.
 */
export function FloatingTools() {
  const t = useTranslations('tools.floating');
  const { servicePhone = '' } = useCompany() ?? {};
  const { showAiChatFlg } = useFlags();
  const assistant = useAddressedOverlay('ai');
  return (
    <aside aria-label={t('label')} className={styles.floating} data-part="floating">
      {showAiChatFlg && (
        <IconButton
          glyph={Sparkles}
          label={t('assistant')}
          variant="solid"
          round
          size="lg"
          className={styles.main}
          onClick={assistant.show}
        />
      )}
      {contactOf(servicePhone) && (
        <IconButton
          glyph={Headset}
          label={t('feedback')}
          aria-haspopup="dialog"
          variant="outline"
          round
          size="lg"
          className={styles.tool}
          onClick={() => overlay.set('feedback')}
        />
      )}
      <BackToTop />
    </aside>
  );
}
