import { Dialog } from '@stoa/ui/Dialog';
import { useTranslations } from 'use-intl';
import { useCompany } from '../../session/company.ts';
import { contactOf } from './contact.ts';
import * as styles from './tools.css.ts';

/** The contact that the company gave for feedback. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('tools.feedback');
  const contact = contactOf(useCompany()?.servicePhone ?? '');
  if (!contact) return null;
  const { kind, text, href } = contact;
  return (
    <Dialog open size="sm" title={t('title')} onOpenChange={(open) => !open && onClose()}>
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
    </Dialog>
  );
}
