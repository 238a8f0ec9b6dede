import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { useScreenTitle } from '../../common/title.ts';

/** Shown when the person does not exist or is not open to this company. */
export function NobodyHere() {
  const t = useTranslations('people');
  useScreenTitle(t('noAccess'));
  return (
    <ErrorState kind="notFound" level={1} title={t('noAccess')} description={t('noAccessText')}>
      <Button asChild>
        <Link to="/home">{t('home')}</Link>
      </Button>
    </ErrorState>
  );
}
