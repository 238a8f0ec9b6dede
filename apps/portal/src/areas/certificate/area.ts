import type { Screens } from '../../routing/types.ts';
import { certificatesWords, verifyWords } from './catalogue.ts';
import type { certificatePaths } from './paths.ts';

/** A person's certificates, and the public page that verifies one. */
export default {
  '/user/certificate': {
    words: [certificatesWords],
    calls: [
      {
        call: 'GET /certificate/pc/list?pageNo=1&pageSize=12',
        unless: ['pageNo', 'state', 'certificateId'],
      },
    ],
    load: () => import('./MyCertificates/MyCertificates.tsx'),
  },
  '/certificate/verify': { words: [verifyWords], load: () => import('./Verify/Verify.tsx') },
} satisfies Screens<typeof certificatePaths>;
