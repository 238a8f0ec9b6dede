import { useLocation } from 'react-router-dom';
import { Visit } from './Visit.tsx';

/** The exam of a link, for somebody without an account; each link is a visit of its own. */
export default function External() {
  const code = new URLSearchParams(useLocation().search).get('code') ?? '';
  return <Visit key={code} code={code} />;
}
