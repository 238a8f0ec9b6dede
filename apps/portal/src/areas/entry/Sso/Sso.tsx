import { isNotOffered } from '@stoa/api';
import { ssoConfig } from '@stoa/api/contract/login';
import { LoginSourceType } from '@stoa/domain';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { usePortal } from '../../../session/portal.ts';
import { rememberLogin } from '../../../common/pendingLogin/pendingLogin.ts';
import { landing, loginPath, queryWithout } from '../address.ts';
import { failedBy } from '../arrival.ts';
import { ssoReturn } from '../modes.ts';
import { Door } from '../parts/Door.tsx';

type Step = 'leaving' | 'off' | 'elsewhere' | ReturnType<typeof failedBy>;

/** A page on http or https and nothing else, whatever the configuration says. */
function pageAt(address: string): URL | undefined {
  if (!URL.canParse(address, location.href)) return undefined;
  const url = new URL(address, location.href);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Parameters of `/sso` that are the portal's own; the tab keeps the wished page. */
const ours: ReadonlySet<string> = new Set(['redirect', 'type', 'access_token']);

/** The sign-on page with the parameters of `/sso`, except those that the page's own address sets. */
function withQuery(page: URL, search: string): string {
  const more = queryWithout(search, new Set([...ours, ...page.searchParams.keys()]));
  const { href, hash } = page;
  if (more === '') return href;
  const bare = hash === '' ? href : href.slice(0, -hash.length);
  return `${bare}${page.search === '' ? '?' : '&'}${more}${hash}`;
}

function Leaving() {
  const { client, settings } = usePortal();
  const [step, setStep] = useState<Step>('leaving');
  const [search] = useState(() => location.search);

  useEffect(() => {
    let wanted = true;
    const isCloud = new URLSearchParams(search).get('type') === 'cloud';
    const ssoType = isCloud ? LoginSourceType.CloudCourseSso : LoginSourceType.Sso;
    const leave = async () => {
      try {
        const request = { domainName: settings.domainName, ssoType };
        const { enabled, authorizeUrl } = await client.call(ssoConfig, request, { silent: true });
        if (!wanted) return;
        const to = enabled ? pageAt(authorizeUrl) : undefined;
        if (to === undefined) return setStep('off');
        rememberLogin(search, to.searchParams.get('state') ?? '');
        location.replace(withQuery(to, search));
      } catch (error) {
        if (!wanted) return;
        if (isNotOffered(error)) return setStep('elsewhere');
        setStep(failedBy(error));
      }
    };
    void leave();
    return () => {
      wanted = false;
    };
  }, [client, settings, search]);

  const loginHref = loginPath(landing(search, ''));
  switch (step) {
    case 'leaving':
      return <Door face={{ kind: 'leaving' }} />;
    case 'off':
      return <Door face={{ kind: 'ssoOff', ways: { loginHref } }} />;
    case 'elsewhere':
      return <Door face={{ kind: 'ssoElsewhere', ways: { loginHref } }} />;
    default:
      return (
        <Door
          face={{
            kind: 'failed',
            reason: step.reason,
            message: step.message,
            ways: { again: location.href, loginHref },
          }}
        />
      );
  }
}

/**
 * Sends the person to the company's own sign-on page; an address that already comes back from there continues
 * to `/sso-login`. If the back end does not know that page, the sign-on has to be started there.
 */
export default function Sso() {
  const [isBack] = useState(() => ssoReturn(location.search) !== undefined);
  return isBack ? <Navigate to={`/sso-login${location.search}`} replace /> : <Leaving />;
}
