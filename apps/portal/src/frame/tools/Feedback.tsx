import { IconButton } from '@stoa/ui/IconButton';
import { Popover } from '@stoa/ui/Popover';
import { Headset } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { contactOf } from './contact.ts';
import * as styles from './tools.css.ts';

/** The contact that the company gave for feedback. */
export function Feedback({ servicePhone }: { servicePhone: string }) {
  const t = useTranslations('tools.feedback');
  const contact = contactOf(servicePhone);
  if (!contact) return null;
  const { kind, text, href } = contact;
  return (
    <Popover
      label={t('title')}
      side="top"
      align="end"
      trigger={
        <IconButton
          glyph={Headset}
          label={t('title')}
          variant="outline"
          round
          size="lg"
          className={styles.tool}
        />
      }
    >
      <div className={styles.feedback}>
        <p className={styles.line}>{t(kind)}</p>
        <p className={styles.line}>
          {href === undefined ? (
            <span className={styles.contact}>{text}</span>
          ) : (
            <a href={href} className={styles.contact}>
              {text}
            </a>
          )}
        </p>
      </div>
    </Popover>
  );
}
