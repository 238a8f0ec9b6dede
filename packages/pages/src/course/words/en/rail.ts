import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/rail.ts';

export default {
  teachers: 'Teachers',
  attachments: 'Material',
  download: 'Download',
  collections: 'Part of',
  related: 'Related courses',
  items: '{count, plural, one {# lesson} other {# lessons}}',
  retry: 'Retry',
} satisfies Translated<typeof zh>;
