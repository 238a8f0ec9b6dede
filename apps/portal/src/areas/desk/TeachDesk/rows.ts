import type { Page } from '@stoa/api';
import type { ApiResult } from '@stoa/api/react';
import type { RowsOfPage } from '@stoa/pages/common';

/** The part of an answer that the list of rows shows, without the further fields that the answer has. */
export const rowsOf = <Row>({
  data,
  stale,
}: Pick<ApiResult<Page<Row>>, 'data' | 'stale'>): RowsOfPage<Row> => ({
  rows: data?.list ?? [],
  total: data?.total ?? 0,
  pageNo: data?.pageNo ?? 1,
  pages: data?.pages ?? 0,
  stale,
});
