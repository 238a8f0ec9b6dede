import { CertificateState } from '@stoa/domain';
import type { CertificateData } from './types.ts';

/** A valid certificate in landscape, without pictures. */
export const certificate: CertificateData = {
  template: {
    orientation: 'L',
    backgroundUrl: '',
    colorPrimary: '#f5722d',
    titleText: '结业证书',
    bodyText:
      '{name}\n于 {date} 完成“{title}”全部课程与实操考核，成绩 {score} 分，表现合格，准予结业。\n特发此证，以资鼓励。',
    issuer: '晨曦零售集团培训中心',
  },
  holderName: '林小满',
  title: '店长领导力：带好一支十人小队',
  score: 92.5,
  issueTime: new Date(2026, 10, 3, 10).getTime(),
  expireTime: new Date(2028, 10, 2, 23, 59).getTime(),
  certificateNo: 'DAWN-202611-000123',
  verifyCode: '7K3M9QXR2HTA',
  verifyUrl: 'https://learn.example/certificate/verify?code=7K3M9QXR2HTA',
  state: CertificateState.Valid,
};
