import { formatDateTime, VipStatus } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { useSession } from '../../session/portal.ts';
import { useRouteTable } from '../../routing/tableContext.ts';
import * as styles from './tools.css.ts';

const centre = '/vip/center';

/** The state of the VIP membership, in words. */
export function useVipWords(): string {
  const t = useTranslations('tools.vip');
  const { vipStatus, vipExpireTime } = useSession();
  const [now] = useState(() => Date.now());
  switch (vipStatus) {
    case VipStatus.None:
      return t('open');
    case VipStatus.Active:
      return vipExpireTime === null
        ? t('active')
        : t('until', { date: formatDateTime(vipExpireTime, { now }) });
    case VipStatus.Expired:
      return t('expired');
    default:
      return vipStatus satisfies never;
  }
}

/** Until when the person's membership is valid; nothing without one. */
export function Membership({ className }: { className: string }) {
  const words = useVipWords();
  const { vipStatus, hideVipModule } = useSession();
  return !hideVipModule && vipStatus === VipStatus.Active ? <span className={className}>{words}</span> : null;
}

/**
 * The crown beside the person's picture: a link to the VIP centre, or, where that is not built, only the icon
 * of a valid membership, which does not look like a button. On a phone the icon gives its place to the company's
 * name, and the person's menu has the words.
 */
export function VipMark() {
  const t = useTranslations('tools.vip');
  const words = useVipWords();
  const routes = useRouteTable();
  const { vipStatus, hideVipModule } = useSession();
  const active = vipStatus === VipStatus.Active;
  if (hideVipModule) return null;
  const crown = <Icon glyph={Crown} className={active ? styles.activeCrown : styles.crown} />;
  if (routes.has(centre)) {
    return (
      <Button asChild variant="ghost" data-icon-only="round" data-part="vip" title={words} aria-label={words}>
        <Link to={centre}>{crown}</Link>
      </Button>
    );
  }
  return active ? (
    <span title={words} data-part="vip" className={styles.mark}>
      {crown}
      <span className={styles.vip} aria-hidden="true">
        {t('mark')}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  ) : null;
}
