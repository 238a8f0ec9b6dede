import type { LoginPageConfig } from '@stoa/api/contract/config';
import { Icon } from '@stoa/ui/Icon';
import { OtherWays } from '@stoa/ui/patterns/LoginPage';
import { KeyRound, MessageSquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { beginWay } from '../../../../common/way/way.ts';
import { waysOf } from '../../ways.ts';

/** Single sign-on and the workplace apps of a company. */
export function Others({ config }: { config: LoginPageConfig }) {
  const t = useTranslations('login');
  return (
    <OtherWays
      title={t('others')}
      ways={waysOf(config, location).map(({ href, name, iconUrl }) => ({
        href,
        label: name ?? t('sso', { company: config.name }),
        icon: <Icon glyph={name === undefined ? KeyRound : MessageSquare} />,
        iconUrl,
        wide: name === undefined,
      }))}
      onLeave={() => beginWay(location.search)}
    />
  );
}
