export { UserShell, type UserShellPage, type UserShellPerson, type UserShellProps } from './UserShell.tsx';
