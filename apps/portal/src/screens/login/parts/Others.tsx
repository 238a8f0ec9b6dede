import { Icon } from '@stoa/ui/Icon';
import { OtherWays } from '@stoa/ui/patterns/LoginPage';
import { KeyRound, MessageSquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { beginWay } from '../way.ts';
import type { OtherWay } from '../ways.ts';

/** Single sign-on and the workplace apps of a company. */
export default function Others({ company, ways }: { company: string; ways: readonly OtherWay[] }) {
  const t = useTranslations('login');
  return (
    <OtherWays
      title={t('others')}
      ways={ways.map(({ href, name, iconUrl }) => ({
        href,
        label: name ?? t('sso', { company }),
        icon: <Icon glyph={name === undefined ? KeyRound : MessageSquare} />,
        iconUrl,
        wide: name === undefined,
      }))}
      onLeave={() => beginWay(location.search)}
    />
  );
}
