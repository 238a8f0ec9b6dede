import type { LoginPanelName, LoginTabName } from '@stoa/pages/login/LoginPage';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { KeyRound, QrCode } from 'lucide-react';
import { useTranslations } from 'use-intl';

export interface CornerProps {
  shown: LoginPanelName | undefined;
  first: LoginTabName;
  onPanel: (panel: LoginPanelName) => void;
}

/** Switches between the QR code and the form; it is one button, so that focus stays on it. */
export function Corner({ shown, first, onPanel }: CornerProps) {
  const t = useTranslations('login.panel');
  if (shown === 'forgot') return null;
  const isQr = shown === 'qr';
  return (
    <Button
      variant="soft"
      tone="accent"
      size="sm"
      iconStart={<Icon glyph={isQr ? KeyRound : QrCode} />}
      onClick={() => onPanel(isQr ? first : 'qr')}
    >
      {t(isQr ? first : 'qr')}
    </Button>
  );
}
