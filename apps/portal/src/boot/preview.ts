import type { LoginPageConfig } from '@stoa/api/contract/config';
import { parseLoginPreview, type RuntimeSettings } from '@stoa/domain';

/** The branding in the parameter `p` (specification point 2); `undefined` when it cannot be read. */
export function previewBranding(
  search: string,
  base: LoginPageConfig,
  sources: Pick<RuntimeSettings, 'httpPictures'>,
): LoginPageConfig | undefined {
  const preview = parseLoginPreview(search, sources);
  return (
    preview && {
      ...base,
      name: preview.name ?? base.name,
      slogan: preview.slogan ?? '',
      logoUrl: preview.logoUrl ?? '',
      backgroundUrl: preview.backgroundUrl ?? '',
      bottomDescription: preview.bottomDescription ?? '',
      deep: preview.deep,
      colorPrimary: preview.colorPrimary ?? '',
      showDownloadButton: preview.showDownloadButton,
      loginTypes: [...preview.loginTypes],
      tabLogoUrl: preview.tabLogoUrl ?? '',
      tabTitle: preview.tabTitle ?? '',
    }
  );
}
