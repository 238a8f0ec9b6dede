export { ClientProvider, useClient, useSession, useSessionEntry } from './context.tsx';
export type { ClientProviderProps } from './context.tsx';
export { ApiCache, ApiProvider } from './ApiProvider.tsx';
export { useApi } from './useApi.ts';
export type { ApiResult, UseApiOptions } from './useApi.ts';
export { useApiPage } from './useApiPage.ts';
export type { ApiPage, PageCall } from './useApiPage.ts';
export { useApiAction } from './useApiAction.ts';
export type { ActionResult, ApiAction } from './useApiAction.ts';
