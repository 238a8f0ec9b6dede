import { profile } from '@stoa/api/contract/profile';
import { useApi } from '@stoa/api/react';
import { ProfilePage } from '@stoa/ui/patterns/ProfilePage';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useScreenTitle } from '../../../common/title.ts';
import { guardedLink } from './leaveGuard.tsx';
import { InfoPart } from './InfoPart.tsx';
import { PreferencesPart } from './PreferencesPart.tsx';
import { SecurityPart } from './SecurityPart.tsx';
import { Answered } from './Answered.tsx';

const parts = ['info', 'security', 'preferences'] as const;
type Part = (typeof parts)[number];

const words = { info: 'tabInfo', security: 'tabSecurity', preferences: 'tabPreferences' } as const;

/** Screen R83: who one is here, how one logs in, how one likes it. */
export default function UserInfo() {
  const t = useTranslations('user.info');
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('tab');
  const current = parts.find((part) => part === asked) ?? 'info';
  useScreenTitle(t('title'));
  const answer = useApi(profile, {}, { silent: true });

  return (
    <ProfilePage
      title={t('title')}
      tabsLabel={t('tabs')}
      tabs={parts.map((part) => ({
        href: part === 'info' ? '/user/info' : `/user/info?tab=${part}`,
        label: t(words[part]),
        current: part === current,
      }))}
      renderLink={guardedLink}
    >
      <PartOf part={current} answer={answer} />
    </ProfilePage>
  );
}

function PartOf({ part, answer }: { part: Part; answer: ReturnType<typeof useApi<typeof profile>> }) {
  switch (part) {
    case 'info':
      return (
        <Answered answer={answer}>{(data) => <InfoPart profile={data} onSaved={answer.reload} />}</Answered>
      );
    case 'security':
      return <Answered answer={answer}>{(data) => <SecurityPart profile={data} />}</Answered>;
    case 'preferences':
      return <PreferencesPart />;
    default:
      return part satisfies never;
  }
}
