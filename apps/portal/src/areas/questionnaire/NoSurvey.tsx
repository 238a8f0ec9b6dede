import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useScreenTitle } from '../../common/title.ts';
import { useListHref } from './useListHref.ts';

/** Shown when the questionnaire does not exist or is not open to the person. */
export function NoSurvey() {
  const t = useTranslations('questionnaires');
  const listHref = useListHref();
  useScreenTitle(t('noAccess'));
  return (
    <ErrorState kind="notFound" level={1} title={t('noAccess')} description={t('noAccessText')}>
      {listHref !== undefined && (
        <Button asChild>
          <Link to={listHref}>{t('back')}</Link>
        </Button>
      )}
    </ErrorState>
  );
}
