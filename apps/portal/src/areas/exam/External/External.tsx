import { useLocation } from 'react-router-dom';
import { Visit } from './Visit.tsx';

/** The exam behind a link, for somebody without an account. A different link starts a new visit. */
export default function External() {
  const code = new URLSearchParams(useLocation().search).get('code') ?? '';
  return <Visit key={code} code={code} />;
}
