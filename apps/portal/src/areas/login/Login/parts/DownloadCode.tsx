import { Button } from '@stoa/ui/Button';
import { Link } from '@stoa/ui/Link';
import { Popover } from '@stoa/ui/Popover';
import { QrCode } from '@stoa/ui/QrCode';
import { useTranslations } from 'use-intl';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { loginWayWords } from '../../catalogue.ts';

interface DownloadCodeProps {
  /** Address of the app; absent if the company has none. */
  url: string | undefined;
  label: string;
}

function Code({ url, label }: DownloadCodeProps) {
  const t = useTranslations('loginWays.download');
  const said = t(url === undefined ? 'onPhone' : 'scan');
  return (
    <Popover
      defaultOpen
      label={label}
      align="end"
      trigger={
        <Button variant="ghost" size="sm">
          {label}
        </Button>
      }
    >
      <div style={{ display: 'grid', justifyItems: 'center', gap: '0.75rem' }}>
        <QrCode
          value={url === undefined ? `${location.origin}/` : new URL(url, location.href).href}
          label={said}
        />
        <span>{said}</span>
        {url !== undefined && (
          <Link href={url} newWindow>
            {t('open')}
          </Link>
        )}
      </div>
    </Popover>
  );
}

/**
 * A QR code for the phone's camera: of the company's app, with a link for this machine, or of this portal,
 * which also works on a phone.
 */
export default function DownloadCode(props: DownloadCodeProps) {
  return (
    <WithWords of={[loginWayWords]}>
      <Code {...props} />
    </WithWords>
  );
}
