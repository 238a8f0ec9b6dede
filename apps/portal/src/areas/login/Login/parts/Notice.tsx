import { Alert } from '@stoa/ui/Alert';
import { useTranslations } from 'use-intl';

/**
 * One sentence above the form that explains why the login page appears, why it looks as it does, or why a
 * login had no effect.
 */
export default function Notice({ kind }: { kind: 'preview' | 'brandingFailed' | 'expired' | 'refused' }) {
  const t = useTranslations('login');
  return (
    <Alert
      tone={kind === 'brandingFailed' || kind === 'refused' ? 'warning' : 'info'}
      live="polite"
      style={{ marginBlockEnd: '1.5rem' }}
    >
      {t(kind)}
    </Alert>
  );
}
