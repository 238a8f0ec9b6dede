// The export is in a module of its own, because a bundler puts a module that is imported both statically and
// dynamically into the first file.
export { PasswordDialog as default } from './PasswordDialog.tsx';
