import { Badge } from '@stoa/ui/Badge';
import { IconButton } from '@stoa/ui/IconButton';
import { Bell as BellGlyph } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAddressedOverlay } from '../../common/overlay.ts';
import { useUnread } from './useUnread.ts';

/** Opens the notifications and shows how many are unread. */
export function Bell() {
  const t = useTranslations('tools.bell');
  const { unread } = useUnread();
  const { show } = useAddressedOverlay('notice');
  return (
    <Badge count={unread} label="">
      <IconButton
        glyph={BellGlyph}
        round
        aria-haspopup="dialog"
        label={unread === 0 ? t('none') : t('some', { count: unread })}
        onClick={show}
      />
    </Badge>
  );
}
