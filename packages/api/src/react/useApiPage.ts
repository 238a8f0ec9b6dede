import { useMemo } from 'react';
import type { GenericSchema } from 'valibot';
import type { Call, DataOf, RequestOf } from '../contract/define.ts';
import type { Page } from '../contract/types/wire.ts';
import { useApi } from './useApi.ts';
import type { ApiResult, UseApiOptions } from './useApi.ts';

/** A call that answers one page of a list. */
export type PageCall = Call<GenericSchema, GenericSchema<unknown, Page<unknown>>>;

export interface ApiPage<C extends PageCall> extends Omit<ApiResult<DataOf<C>>, 'data'> {
  readonly rows: DataOf<C>['list'];
  readonly total: number;
  readonly pageNo: number;
  readonly pages: number;
}

/**
 * One page of a list; the caller keeps `pageNo` and the filters, usually in the address. While another page
 * or filter loads, the previous rows stay, and `stale` is true.
 */
export function useApiPage<C extends PageCall>(
  call: C,
  request: RequestOf<C> | null,
  options: Omit<UseApiOptions, 'keepPrevious'> = {},
): ApiPage<C> {
  const { data, ...rest } = useApi(call, request, { ...options, keepPrevious: true });
  const { error, loading, stale, reload, state } = rest;
  return useMemo(
    () => ({
      error,
      loading,
      stale,
      reload,
      state,
      rows: data?.list ?? [],
      total: data?.total ?? 0,
      pageNo: data?.pageNo ?? 1,
      pages: data?.pages ?? 0,
    }),
    [data, error, loading, stale, reload, state],
  );
}
