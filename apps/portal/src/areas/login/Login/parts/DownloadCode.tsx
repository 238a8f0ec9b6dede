import { Button } from '@stoa/ui/Button';
import { Link } from '@stoa/ui/Link';
import { Popover } from '@stoa/ui/Popover';
import { QrCode } from '@stoa/ui/QrCode';
import { useTranslations } from 'use-intl';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { loginWayWords } from '../../catalogue.ts';

function Code({ url, label }: { url: string; label: string }) {
  const t = useTranslations('loginWays.download');
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
        <QrCode value={url} label={t('scan')} />
        <span>{t('scan')}</span>
        <Link href={url} newWindow>
          {t('open')}
        </Link>
      </div>
    </Popover>
  );
}

/** The download of the company's app: a QR code for the phone's camera, and a link for this machine. */
export default function DownloadCode(props: { url: string; label: string }) {
  return (
    <WithWords of={[loginWayWords]}>
      <Code {...props} />
    </WithWords>
  );
}
