export { MyFollowsPage, type MyFollowsPageProps } from './MyFollowsPage.tsx';
export { followKinds, kindsShown, relationOf, type FollowKind } from './kinds.ts';
