import { FontSize, readBranding, type Branding, type BrandingResult } from '@stoa/domain';

/** The content of the form: every field, filled or empty, valid or not. */
export type Draft = { [Field in keyof Branding]-?: Required<Branding>[Field] };

export const firstDraft: Draft = {
  colorPrimary: '#f5722d',
  name: '晨曦零售',
  slogan: '每天进步一点点',
  bottomDescription: '仅限晨曦零售员工使用，如需开通账号请联系门店人事',
  tabTitle: '晨曦学堂',
  logoUrl: '',
  backgroundUrl: '',
  tabLogoUrl: '',
  deep: false,
  showDownloadButton: true,
  fontSize: FontSize.Standard,
};

/** The branding that the form describes, or all its faults. */
export const brandingOf = (draft: Draft): BrandingResult => readBranding(draft);

/** The branding to show: the last one, with all valid fields of the form. */
export function shownBranding(draft: Draft, before: Branding): Branding {
  const result = brandingOf(draft);
  if (result.ok) return result.branding;
  const wrong = new Set(result.problems.map((problem) => ('field' in problem ? problem.field : '')));
  const right = Object.fromEntries(Object.entries(draft).filter(([field]) => !wrong.has(field)));
  const partial = readBranding({ colorPrimary: before.colorPrimary, ...right });
  return partial.ok ? partial.branding : before;
}
