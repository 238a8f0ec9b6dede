export { CompanySwitcher, type CompanySwitcherProps, type SwitchableCompany } from './CompanySwitcher.tsx';
