import { inLayer } from '../../style/inLayer.ts';

export const headBone = inLayer({ blockSize: '168px' });
export const questionBone = inLayer({ blockSize: '240px' });
