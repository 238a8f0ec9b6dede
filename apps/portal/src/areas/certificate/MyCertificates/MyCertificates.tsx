import { useLocation } from 'react-router-dom';
import { useArrival } from '../../../common/useArrival.ts';
import { CertificateList } from './CertificateList.tsx';
import { OneCertificate } from './OneCertificate.tsx';

/** The person's certificates, or the one whose id is in the address. */
export default function MyCertificates() {
  const { search } = useLocation();
  const certificateId = new URLSearchParams(search).get('certificateId') ?? '';
  useArrival(certificateId);
  return /^[1-9]\d{0,15}$/.test(certificateId) ? (
    <OneCertificate certificateId={Number(certificateId)} />
  ) : (
    <CertificateList />
  );
}
