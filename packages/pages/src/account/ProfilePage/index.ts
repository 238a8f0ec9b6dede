export {
  PasswordChange,
  type PasswordChangeProps,
  type PasswordChangeWords,
  type PasswordFaults,
  type PasswordValues,
} from './PasswordChange.tsx';
export {
  ProfileForm,
  type ProfileFaults,
  type ProfileField,
  type ProfileFormProps,
  type ProfileFormWords,
  type ProfileValues,
} from './ProfileForm.tsx';
export {
  ProfilePage,
  ProfilePart,
  SettingRows,
  type ProfilePageProps,
  type ProfilePartProps,
  type ProfileTab,
} from './ProfilePage.tsx';
