import type { Page } from '@stoa/api';
import type { ApiResult } from '@stoa/api/react';
import type { RowsOfPage } from '@stoa/pages/common';

/** The rows of an answer that has more fields than a page of a list, in the form of such a page. */
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
