export {
  CertificateView,
  certificateVariants,
  type CertificateVariant,
  type CertificateViewProps,
} from './CertificateView.tsx';
export { certificateFormats, type CertificateFormat } from './fileName.ts';
export {
  certificateOrientations,
  type CertificateData,
  type CertificateLook,
  type CertificateOrientation,
} from './types.ts';
