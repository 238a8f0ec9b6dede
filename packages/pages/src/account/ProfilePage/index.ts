export { CompanyOrgs, type CompanyOrgsProps } from './CompanyOrgs.tsx';
export { companyTitle } from './facts.ts';
export type { PasswordRefusal } from './PasswordChange.tsx';
export { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';
export { ProfileLoaded, type ProfileLoadedProps } from './ProfileLoaded.tsx';
export {
  ProfilePage,
  ProfilePart,
  profileTabs,
  type ProfilePageProps,
  type ProfileTab,
} from './ProfilePage.tsx';
export { ProfileDevices, type ProfileDevicesProps } from './ProfileDevices.tsx';
export { ProfileMessages, type ProfileMessagesProps } from './ProfileMessages.tsx';
export { ProfilePreferences, type ProfilePreferencesProps } from './ProfilePreferences.tsx';
export { ProfileSecurity, type ProfileSecurityProps } from './ProfileSecurity.tsx';
export { changesOf, draftOf, type PasswordDraft, type ProfileDraft } from './rules.ts';
