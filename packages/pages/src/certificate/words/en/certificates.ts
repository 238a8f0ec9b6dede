import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/certificates.ts';

export default {
  title: 'My certificates',
  count: '{total, plural, one {# certificate} other {# certificates}}',
  states: 'Filter by state',
  all: 'All',
  retry: 'Retry',
  pages: 'Pages of certificates',
  empty: 'No certificates yet',
  emptyHint: 'When you complete a course or pass an exam that gives a certificate, it appears here.',
  emptyOfState: 'No certificate has this state',
  showAll: 'Show all certificates',
  back: 'Back to my certificates',
  validUntil: 'Valid until {date}',
  validForever: 'Never expires',
  issuedOn: 'Issued on {date}',
  from: {
    course: 'View the course',
    exam: 'View the exam',
    other: 'View the source',
  },
  absent: 'This certificate was not found',
  absentText: 'It may belong to another company, or the link is incomplete.',
} satisfies Translated<typeof zh>;
