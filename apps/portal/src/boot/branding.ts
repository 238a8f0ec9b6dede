import type { Client } from '@stoa/api';
import { loginPage, type LoginPageConfig } from '@stoa/api/contract/config';
import { LoginKind, noCompanyId } from '@stoa/domain';
import { observable } from '@stoa/domain/kernel';
import { isLogin } from './loginAddress.ts';
import type { Settings } from './settings.ts';

/**
 * Where the branding comes from: the server, the address (`p`), or the default because the server did not
 * answer.
 */
export type BrandingSource = 'server' | 'preview' | 'default';

export interface BrandingState {
  /** The branding; absent while it loads. */
  readonly config: LoginPageConfig | undefined;
  readonly source: BrandingSource;
  /** True with `preview` in the address: the browser tab keeps its title and icon (specification point 2). */
  readonly keepTab: boolean;
}

/** The branding of a host whose company gave none. */
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

/** The branding that a server wrote into the page, checked by the contract's own schema. */
function writtenBranding(tenant: unknown): LoginPageConfig | undefined {
  if (tenant === undefined) return undefined;
  const read = loginPage.data['~standard'].validate(tenant);
  return 'value' in read ? read.value : undefined;
}

/** The company's branding, from the address of a preview or from the server. */
export function createBranding(settings: Settings, client: Client) {
  const { productName, domainName } = settings;
  // A server that knows the tenant writes its branding into the page; the answer of the call replaces it.
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
      const config = previewBranding(location.search, defaultBranding(productName), settings);
      if (config) return state.set({ config, source: 'preview', keepTab });
    }
    try {
      const config = await client.call(loginPage, { domainName }, { silent: true });
      state.set({ config: { ...config, name: config.name || productName }, source: 'server', keepTab });
    } catch {
      // Forgets the answer, so that the next visit to the login page loads the branding again.
      asked = undefined;
      const { config } = state.get();
      if (!config) state.set({ config: defaultBranding(productName), source: 'default', keepTab });
    }
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    /**
     * Settles when the branding is known or the call has failed; never rejects. `again` loads it again, in
     * the current language.
     */
    load: (again = false): Promise<void> => (again || !asked ? (asked = ask()) : asked),
  };
}

export type Branding = ReturnType<typeof createBranding>;
