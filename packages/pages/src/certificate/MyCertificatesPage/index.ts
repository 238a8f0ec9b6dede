export { MyCertificatesPage, type MyCertificatesPageProps } from './MyCertificatesPage.tsx';
