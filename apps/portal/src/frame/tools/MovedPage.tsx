import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { useTranslations } from 'use-intl';
import { useScreenTitle } from '../../common/title.ts';
import * as shell from '../../common/states.css.ts';
import { WithWords } from '../../i18n/WithWords.tsx';
import { toolWords } from '../catalogue.ts';

function Moved() {
  const t = useTranslations('tools.moved');
  useScreenTitle(t('title'));
  return (
    <div className={shell.state} role="alert">
      <ErrorState kind="outdated" level={1} title={t('title')} description={t('text')}>
        <Button asChild>
          {/* This is not a router link, because a new document keeps nothing of the old company in memory. */}
          <a href="/home">{t('home')}</a>
        </Button>
      </ErrorState>
    </div>
  );
}

/** Shown when another tab has switched companies, in place of the old company's page. */
export default function MovedPage() {
  return (
    <WithWords of={[toolWords]}>
      <Moved />
    </WithWords>
  );
}
