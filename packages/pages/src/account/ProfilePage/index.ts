export { PasswordChange, type PasswordChangeProps, type PasswordRefusal } from './PasswordChange.tsx';
export { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';
export { ProfileLoaded, type ProfileLoadedProps } from './ProfileLoaded.tsx';
export {
  ProfilePage,
  ProfilePart,
  profileTabs,
  SettingRows,
  type ProfilePageProps,
  type ProfilePartProps,
  type ProfileTab,
} from './ProfilePage.tsx';
export { changesOf, draftOf, type PasswordDraft, type ProfileDraft } from './rules.ts';
