import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { useScreenTitle } from '../title.ts';

/** Shown when the course does not exist or is not open to this person. */
export default function NoAccess({ courses }: { courses: string | undefined }) {
  const t = useTranslations('course');
  useScreenTitle(t('noAccess.title'));
  return (
    <ErrorState kind="notFound" level={1} title={t('noAccess.title')} description={t('noAccess.text')}>
      {courses !== undefined && (
        <Button asChild>
          <Link to={courses}>{t('all')}</Link>
        </Button>
      )}
    </ErrorState>
  );
}
