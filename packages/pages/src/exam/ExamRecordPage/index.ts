export { ExamRecordPage, type ExamRecord, type ExamRecordPageProps } from './ExamRecordPage.tsx';
export { dayOf, recordsRequest, type RecordFilters } from './filters.ts';
