export { CompanySwitcher, type CompanySwitcherProps, type SwitchableCompany } from './CompanySwitcher.tsx';
export { companyKeys } from './model.ts';
