import type { LoginPageConfig } from '@stoa/api/contract/config';
import { LoginKind, noCompanyId } from '@stoa/domain';
import type { Database } from '../../db/database.ts';
import type { Localised, StoredLoginApp } from '../../db/schema/index.ts';
import type { IdentityProvider } from '../../providers/index.ts';
import { loginKindOf, workplaceApps } from '../../providers/sources.ts';
import type { WorkplaceApp } from '../../providers/sources.ts';
import { brandingOf } from './queries.ts';

export interface Wording {
  readonly text: (text: Localised) => string;
  readonly media: (path: string) => string;
}

/** Answer of `loginPage`; also written into index.html, so that the first paint needs no call. */
export async function loginPageOf(
  tx: Database,
  domainName: string,
  { text, media }: Wording,
  identity: IdentityProvider | undefined,
): Promise<LoginPageConfig> {
  const row = await brandingOf(tx, domainName);
  if (row === undefined) return emptyBranding;
  const { company, page } = row;
  return {
    name: text(page.name),
    slogan: text(page.slogan),
    logoUrl: media(page.logoUrl),
    backgroundUrl: media(page.backgroundUrl),
    bottomDescription: text(page.bottomDescription),
    deep: company.deep,
    colorPrimary: company.colorPrimary,
    showDownloadButton: page.showDownloadButton,
    loginTypes: page.loginTypes,
    companyId: company.companyId,
    tabLogoUrl: media(company.tabLogoUrl),
    tabTitle: text(company.tabTitle),
    downloadUrl: page.downloadUrl ?? undefined,
    agreementUrl: page.agreementUrl === null ? undefined : media(page.agreementUrl),
    privacyUrl: page.privacyUrl === null ? undefined : media(page.privacyUrl),
    apps: page.apps.flatMap((app) => {
      const authorizeUrl = app.authorizeUrl || identity?.authorizeUrl(sourceOf(app), company.code) || '';
      return authorizeUrl === ''
        ? []
        : [{ ...app, name: text(app.name), iconUrl: media(app.iconUrl), authorizeUrl }];
    }),
  };
}

const sourceOf = ({ loginKind }: StoredLoginApp): WorkplaceApp =>
  workplaceApps.find((app) => loginKindOf[app] === loginKind) ?? 'app1';

/** The login page of a database without companies. */
const emptyBranding: LoginPageConfig = {
  name: '',
  slogan: '',
  logoUrl: '',
  backgroundUrl: '',
  bottomDescription: '',
  deep: false,
  colorPrimary: '',
  showDownloadButton: true,
  loginTypes: [LoginKind.Password],
  companyId: noCompanyId,
  tabLogoUrl: '',
  tabTitle: '',
  downloadUrl: undefined,
  agreementUrl: undefined,
  privacyUrl: undefined,
  apps: undefined,
};
