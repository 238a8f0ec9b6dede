import type { LoginPageConfig } from '@stoa/api/contract/config';
import { Button } from '@stoa/ui/Button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AppearanceControl, LanguageControl } from '../../../../common/PreferenceControls.tsx';
import { lazyPart } from '../../../../common/lazyPart.tsx';

// Lazy, because the download is needed only when somebody presses it.
const DownloadCode = lazyPart(() => import('./DownloadCode.tsx'), {
  waiting: ({ label }) => (
    <Button variant="ghost" size="sm">
      {label}
    </Button>
  ),
  place: 'inline',
});

function Download({ url }: { url: string | undefined }) {
  const t = useTranslations('login');
  const [asked, setAsked] = useState(false);
  const button = (
    <Button variant="ghost" size="sm" disabled={url === undefined} onClick={() => setAsked(true)}>
      {t('download')}
    </Button>
  );
  return asked && url !== undefined ? <DownloadCode url={url} label={t('download')} /> : button;
}

export interface ToolsProps {
  config: LoginPageConfig | undefined;
  preview: boolean;
}

/** The quiet controls in the corner: download, language and appearance. */
export function Tools({ config, preview }: ToolsProps) {
  const url = config?.downloadUrl || undefined;
  return (
    <>
      {/* A preview shows the button although it has no address yet. */}
      {config?.showDownloadButton === true && (url !== undefined || preview) && <Download url={url} />}
      <LanguageControl />
      <AppearanceControl iconsOnly />
    </>
  );
}
