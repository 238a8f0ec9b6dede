import { companyTitle, ProfilePart } from '@stoa/pages/account/ProfilePage';
import { DescriptionList } from '@stoa/ui/DescriptionList';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../session/portal.ts';

/** The account as the login returned it, for a back end without profiles; nothing of it can be changed. */
export function LoginInfo() {
  const t = useTranslations('user');
  const { realName, hasCompany, companyName } = useSession();
  return (
    <ProfilePart title={companyTitle(t, hasCompany ? companyName : undefined)}>
      <DescriptionList items={[{ term: t('form.realName'), description: realName }]} />
    </ProfilePart>
  );
}
