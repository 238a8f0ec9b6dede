import { Alert } from '@stoa/ui/Alert';
import { useTranslations } from 'use-intl';

/** One sentence above the form that says why the login page appears, or why it looks as it does. */
export default function Notice({ kind }: { kind: 'preview' | 'brandingFailed' | 'expired' }) {
  const t = useTranslations('login');
  return (
    <Alert
      tone={kind === 'brandingFailed' ? 'warning' : 'info'}
      live="polite"
      style={{ marginBlockEnd: '1.5rem' }}
    >
      {t(kind)}
    </Alert>
  );
}
