import type { ComponentType } from 'react';

/** The screens that the route table names by `far`. */
export const far = {
  authLogin: () => import('./entry/AuthLogin/AuthLogin.tsx'),
  chapter: () => import('./study/Chapter/Chapter.tsx'),
  collection: () => import('./collection/CollectionDetail/CollectionDetail.tsx'),
  collections: () => import('./collection/CollectionList/CollectionList.tsx'),
  navArea: () => import('./search/NavArea/NavArea.tsx'),
  people: () => import('./people/PersonList/PersonList.tsx'),
  person: () => import('./people/PersonDetail/PersonDetail.tsx'),
  pure: () => import('./study/Pure/Pure.tsx'),
  search: () => import('./search/Search/Search.tsx'),
  sso: () => import('./entry/Sso/Sso.tsx'),
  ssoLogin: () => import('./entry/SsoLogin/SsoLogin.tsx'),
  userInfo: () => import('./account/UserInfo/UserInfo.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export type FarScreen = keyof typeof far;
