import type { Client } from '@stoa/api';
import { loginPage, type LoginPageConfig } from '@stoa/api/contract/config';
import { LoginKind, noCompanyId } from '@stoa/domain';
import { observable } from '@stoa/domain/kernel';
import { isLogin } from './loginAddress.ts';
import type { Settings } from './settings.ts';

/** Where a look comes from: the server, the address (`p`), or nowhere because the server did not answer. */
export type BrandingSource = 'server' | 'preview' | 'default';

export interface BrandingState {
  /** Absent while it is on its way. */
  readonly config: LoginPageConfig | undefined;
  readonly source: BrandingSource;
  /** `preview` in the address: the browser tab stays as it is (specification point 2). */
  readonly keepTab: boolean;
}

/** The look of a company that did not tell its own (screens R3, start 4). */
export const defaultBranding = (productName: string): LoginPageConfig => ({
  name: productName,
  slogan: '',
  logoUrl: '',
  backgroundUrl: '',
  bottomDescription: '',
  deep: false,
  colorPrimary: '',
  showDownloadButton: false,
  loginTypes: [LoginKind.Password, LoginKind.SmsCode],
  companyId: noCompanyId,
  tabLogoUrl: '',
  tabTitle: '',
});

/** The look that a server wrote into the page, through the contract's own schema. */
function writtenBranding(tenant: unknown): LoginPageConfig | undefined {
  if (tenant === undefined) return undefined;
  const read = loginPage.data['~standard'].validate(tenant);
  return 'value' in read ? read.value : undefined;
}

/** The company's look, from the address of a preview or from the server. */
export function createBranding(settings: Settings, client: Client) {
  const { productName, domainName } = settings;
  // A server that knows the tenant writes its look into the page; the answer replaces it.
  const state = observable<BrandingState>({
    config: writtenBranding(settings.tenant),
    source: 'server',
    keepTab: false,
  });
  let asked: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    const query = isLogin(location.pathname) ? new URLSearchParams(location.search) : undefined;
    const keepTab = query?.has('preview') === true;
    if (query?.has('p') === true) {
      const { previewBranding } = await import('./preview.ts');
      const config = previewBranding(location.search, defaultBranding(productName));
      if (config) return state.set({ config, source: 'preview', keepTab });
    }
    try {
      const config = await client.call(loginPage, { domainName }, { silent: true });
      state.set({ config: { ...config, name: config.name || productName }, source: 'server', keepTab });
    } catch {
      // The next visit to the login page asks again.
      asked = undefined;
      const { config } = state.get();
      if (!config) state.set({ config: defaultBranding(productName), source: 'default', keepTab });
    }
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Settles when the look is known or given up for now; never rejects. `again` in the language of now. */
    load: (again = false): Promise<void> => (again || !asked ? (asked = ask()) : asked),
  };
}

export type Branding = ReturnType<typeof createBranding>;
