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
          {/* A document of its own: nothing of the company before stays in memory. */}
          <a href="/home">{t('home')}</a>
        </Button>
      </ErrorState>
    </div>
  );
}

/** Another tab has switched companies: what was here is not shown any more. */
export default function MovedPage() {
  return (
    <WithWords of={[toolWords]}>
      <Moved />
    </WithWords>
  );
}
