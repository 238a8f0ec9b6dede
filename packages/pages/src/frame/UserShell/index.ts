export { UserShell, type UserFact, type UserShellPerson, type UserShellProps } from './UserShell.tsx';
