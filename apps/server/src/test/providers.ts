import { signatureBucket } from '@stoa/domain';
import { signatureOf } from '../areas/login/signature.ts';
import type { TestAnswer, TestServer } from './server.ts';

/** Requests a login code, signed as the portal does. */
export const askLoginCode = (app: TestServer, phone: string): Promise<TestAnswer> =>
  app.call('POST', '/user/pc/loginCodeV2', {
    form: { phone, countryCode: '86', scene: 1 },
    headers: { token: signatureOf('dev-signature-key', signatureBucket(app.now()), phone) },
  });

/** The code that the demo provider last wrote to the log for a number in international form. */
export function lastCode(app: TestServer, to: string): string {
  const line = app.lines.findLast((one) => one.startsWith(`SMS to ${to}: `)) ?? '';
  const [, code] = /验证码 (\d{6})/.exec(line) ?? [];
  if (code === undefined) throw new Error(`No code was sent to ${to}.`);
  return code;
}

export interface Picked {
  readonly status: number;
  /** Path to which the browser is redirected. */
  readonly path: string;
  readonly query: Record<string, string>;
}

/** Chooses a person on a page of the demo identity provider, as its form does. */
export async function pick(
  app: TestServer,
  page: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Picked> {
  const response = await fetch(`${app.url}/api/demo-idp/${page}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });
  const location = new URL(response.headers.get('location') ?? '/', 'http://here');
  return {
    status: response.status,
    path: (response.headers.get('location') ?? '').split('?')[0] ?? '',
    query: Object.fromEntries(location.searchParams),
  };
}
