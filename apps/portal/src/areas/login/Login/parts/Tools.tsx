import type { LoginPageConfig } from '@stoa/api/contract/config';
import { Button } from '@stoa/ui/Button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AppearanceControl, LanguageControl } from '../../../../common/PreferenceControls.tsx';
import { webAddress } from '../../ways.ts';
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

/** The download of the company's app; if the company has none, a QR code of this portal for the phone. */
function Download({ url }: { url: string | undefined }) {
  const t = useTranslations('login');
  const [asked, setAsked] = useState(false);
  const label = t(url === undefined ? 'onPhone' : 'download');
  if (asked) return <DownloadCode url={url} label={label} />;
  return (
    <Button variant="ghost" size="sm" onClick={() => setAsked(true)}>
      {label}
    </Button>
  );
}

export interface ToolsProps {
  config: LoginPageConfig | undefined;
}

/** The inconspicuous controls in the corner: download, language and appearance. */
export function Tools({ config }: ToolsProps) {
  return (
    <>
      {config?.showDownloadButton === true && (
        <Download url={webAddress(config.downloadUrl ?? '', location.href)} />
      )}
      <LanguageControl />
      <AppearanceControl iconsOnly />
    </>
  );
}
