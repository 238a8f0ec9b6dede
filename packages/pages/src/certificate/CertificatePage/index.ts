export { CertificatePage, type CertificatePageProps } from './CertificatePage.tsx';
