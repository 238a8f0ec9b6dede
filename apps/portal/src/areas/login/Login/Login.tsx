import { LoginKind } from '@stoa/domain';
import {
  agreementOf,
  LoginPage,
  PasswordForm,
  type LoginPanel,
  type LoginPanelName,
  type LoginTabName,
  type PasswordBy,
} from '@stoa/pages/login/LoginPage';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { observable } from '@stoa/domain/kernel';
import { usePortal } from '../../../session/portal.ts';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { whenIdle } from '../../../kernel/idle.ts';
import { useScreenTitle } from '../../../common/title.ts';
import { useAttempt } from '../attempt.ts';
import { keep, type Draft, type PanelProps } from '../panel.ts';
import { isPlaceOfItsOwn, offeredBy, panelAddress, shownPanel } from '../panels.ts';
import { ForgotLink } from './parts/ForgotLink.tsx';
import { CornerPart, OthersPart, ToolsPart, useSettled } from './parts/AroundForm.tsx';

// Loaded on demand, because most visits have no notice, and most people use the company's first way to log
// in.
const asHigh = { waiting: <div data-part="waiting" style={{ minBlockSize: '18rem' }} /> } as const;
const Notice = lazyPart(() => import('./parts/Notice.tsx'), { waiting: null });
// The form keeps trying to log in even when this part cannot be loaded.
const WaitingNotice = lazyPart(() => import('./parts/WaitingNotice.tsx'), { waiting: null, place: 'quiet' });
const NoWay = lazyPart(() => import('./parts/NoWay.tsx'), { waiting: null });
const late = {
  sms: lazyPart(() => import('./parts/SmsPanel.tsx'), asHigh),
  qr: lazyPart(() => import('./parts/QrPanel.tsx'), asHigh),
  forgot: lazyPart(() => import('./parts/ForgotPanel.tsx'), asHigh),
};

const loadSignIn = () => import('../signIn.ts');

/** Login by account or job number with a password, which most companies show first. */
function PasswordPanel({
  by,
  config,
  draft,
  disabled,
  agreement,
  attempt,
  onPanel,
}: PanelProps & { by: PasswordBy }) {
  const t = useTranslations('login');
  const portal = usePortal();
  const isJob = by === 'job';
  return (
    <PasswordForm
      t={t}
      by={by}
      company={config.name}
      defaultAccount={isJob ? '' : draft.get().account}
      defaultAgreed={draft.get().agreed}
      forgot={<ForgotLink onPanel={onPanel} />}
      agreement={agreement}
      onLogin={(values) =>
        attempt(async (signal) => (await loadSignIn()).signInWith(portal, by, values, signal))
      }
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        if (target.name === 'account' && !isJob) keep(draft, { account: target.value });
        if (target.name === 'agreed') keep(draft, { agreed: target.checked });
      }}
      disabled={disabled}
    />
  );
}

function Panel({ name, ...props }: PanelProps & { name: LoginPanelName }) {
  if (name === 'password' || name === 'job') return <PasswordPanel key={name} by={name} {...props} />;
  const Late = late[name];
  return <Late {...props} />;
}

/** The login page, in the company's colours. */
export default function Login() {
  const t = useTranslations('login');
  const words = useTranslations('shell');
  const { backEnd, branding } = usePortal();
  const { config: told, source } = useSyncExternalStore(branding.subscribe, branding.get);
  // Without the call that returns the sign-on page, no link to single sign-on is shown.
  const config = useMemo(
    () =>
      told && !backEnd.offers({ id: 'X1' })
        ? { ...told, loginTypes: told.loginTypes.filter((kind) => kind !== LoginKind.Sso) }
        : told,
    [told, backEnd],
  );
  const query = new URLSearchParams(location.search);
  const [wish, setWish] = useState(query.get('panel'));
  const [draft] = useState(() => observable<Draft>({ account: '', agreed: false }));
  const preview = source === 'preview';
  useScreenTitle('');
  useEffect(() => void branding.load(), [branding]);
  useEffect(() => whenIdle(() => void loadSignIn().catch(() => undefined)), []);

  const offered = offeredBy(config?.loginTypes ?? []);
  const shown = shownPanel(offered, wish);
  const { attempt, waiting, stop, refused } = useAttempt();
  const settled = useSettled();
  const leadsElsewhere =
    config !== undefined && (config.loginTypes.includes(LoginKind.Sso) || (config.apps ?? []).length > 0);
  const choose = (panel: LoginPanelName) => {
    setWish(panel);
    const address = location.pathname + panelAddress(location.search, panel);
    if (isPlaceOfItsOwn(panel)) history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
  };
  useEffect(() => {
    const follow = () => setWish(new URLSearchParams(location.search).get('panel'));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    // Focus is moved here, because the pressed button has disappeared with its panel.
    if (wish !== null && document.activeElement === document.body) document.getElementById('main')?.focus();
  }, [wish]);

  const panelOf = (name: LoginPanelName): LoginPanel => ({
    name,
    content: config && (
      <Panel
        name={name}
        config={config}
        draft={draft}
        disabled={preview}
        agreement={agreementOf(t, config)}
        attempt={attempt}
        onPanel={choose}
      />
    ),
  });
  const isTab = (name: LoginPanelName | undefined): name is LoginTabName =>
    offered.tabs.some((tab) => tab === name);
  const panels =
    shown === undefined ? [] : isTab(shown) ? offered.tabs.map((tab) => panelOf(tab)) : [panelOf(shown)];
  const note = preview
    ? 'preview'
    : refused
      ? 'refused'
      : source === 'default'
        ? 'brandingFailed'
        : query.get('reason') === 'expired'
          ? 'expired'
          : undefined;

  return (
    <LoginPage
      t={t}
      {...(config ? { brand: config } : {})}
      panels={panels}
      panel={shown}
      settled={settled}
      onPanelChange={choose}
      corner={
        offered.qr &&
        offered.tabs[0] !== undefined && <CornerPart shown={shown} first={offered.tabs[0]} onPanel={choose} />
      }
      others={config && leadsElsewhere && shown !== 'forgot' && <OthersPart config={config} />}
      fallback={config && !leadsElsewhere && <NoWay company={config.name} />}
      notice={waiting ? <WaitingNotice waiting={waiting} onStop={stop} /> : note && <Notice kind={note} />}
      toolsLabel={words('preferences.title')}
      tools={<ToolsPart config={config} />}
    />
  );
}
