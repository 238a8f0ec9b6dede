import { Button } from '@stoa/ui/Button';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { FullPage, HomeLink } from './States.tsx';

/** Screen R10: any address that leads nowhere, in the layout, with two ways out. */
export function NotFound() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  return (
    <FullPage kind="notFound" title={t('notFound.title')} text={t('notFound.text')}>
      <HomeLink />
      {history.length > 1 && (
        <Button variant="ghost" onClick={() => void navigate(-1)}>
          {t('back')}
        </Button>
      )}
    </FullPage>
  );
}
