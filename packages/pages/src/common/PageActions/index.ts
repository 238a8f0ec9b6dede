export { PageActions, type PageAction, type PageActionsProps } from './PageActions.tsx';
