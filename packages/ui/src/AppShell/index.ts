export { AppShellHeader } from './AppShellHeader.tsx';
export { AppShell, appShellVariants, type AppShellProps, type AppShellVariant } from './AppShell.tsx';
