import type { ComponentType } from 'react';

/** The screens that the route table names by `far`. */
export const far = {
  authLogin: () => import('./entry/AuthLogin.tsx'),
  chapter: () => import('./chapter/Chapter.tsx'),
  collection: () => import('./collection/CollectionDetail.tsx'),
  collections: () => import('./collection/CollectionList.tsx'),
  navArea: () => import('./find/NavArea.tsx'),
  people: () => import('./people/PersonList.tsx'),
  person: () => import('./people/PersonDetail.tsx'),
  pure: () => import('./study/Pure.tsx'),
  search: () => import('./find/Search.tsx'),
  sso: () => import('./entry/Sso.tsx'),
  ssoLogin: () => import('./entry/SsoLogin.tsx'),
  userInfo: () => import('./user/UserInfo.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export type FarScreen = keyof typeof far;
