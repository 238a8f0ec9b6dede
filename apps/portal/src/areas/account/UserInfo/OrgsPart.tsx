import { companyOrgs } from '@stoa/api/contract/parts/companyOrgs';
import { useApi } from '@stoa/api/react';
import { CompanyOrgs } from '@stoa/pages/account/ProfilePage';
import { useTranslations } from 'use-intl';
import { usePortal, useSession } from '../../../session/portal.ts';

/** The organisations of the company; nothing is shown if the back end does not have them. */
export default function OrgsPart() {
  const t = useTranslations('user');
  const { client } = usePortal();
  const { hasCompany, companyId, companyName } = useSession();
  const isAsked = hasCompany && client.offers(companyOrgs);
  const { data = [] } = useApi(companyOrgs, isAsked ? { companyId } : null, { silent: true });
  return data.length > 0 && <CompanyOrgs t={t} company={companyName} orgs={data} />;
}
