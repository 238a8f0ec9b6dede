import { inLayer } from '../../style/inLayer.ts';

export const headSkeleton = inLayer({ blockSize: '168px' });
export const questionSkeleton = inLayer({ blockSize: '240px' });
