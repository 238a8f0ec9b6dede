import { describe, expect, it } from 'vitest';
import type { AnyCall } from '../contract/define.ts';
import { allCalls } from '../test/calls.ts';
import { failure, harness, json } from '../test/fakes.ts';
import { sample } from '../test/sample.ts';

const codes = [202, 0, -1, 199, 201, 401, 500, 20_000];
const messages = [
  { name: 'text', envelope: { msg: '账号或密码错误' }, shown: '账号或密码错误' },
  { name: 'empty', envelope: { msg: '' }, shown: undefined },
  { name: 'absent', envelope: {}, shown: undefined },
  { name: 'null', envelope: { msg: null }, shown: undefined },
  { name: 'blank', envelope: { msg: ' \n\t ' }, shown: undefined },
];

/** The dialog that specification point 8 demands for a code other than 200. */
function expectedNotice(call: AnyCall, code: number, message: string | undefined) {
  if (code === 202) return [{ titleKey: 'kindReminder', messageKey: 'loginExpired', code }];
  if (call.background) return [];
  if (message === undefined) return [{ titleKey: 'kindReminder', messageKey: 'serviceAbnormal', code }];
  return [{ titleKey: 'kindReminder', messageKey: 'server', message, code }];
}

describe.each(allCalls)('$id $path (E-01)', (call) => {
  it.each(messages)('resolves on 200 whatever the message is ($name)', async ({ envelope }) => {
    const data = sample(call.data);
    const { client, dialog } = harness(() => json({ ...envelope, code: 200, data }));
    await expect(client.send(call, {})).resolves.toEqual(data);
    expect(dialog.shown).toEqual([]);
  });

  it.each(codes.flatMap((code) => messages.map((message) => ({ code, ...message }))))(
    'code $code with $name message: the row of the catalogue',
    async ({ code, envelope, shown }) => {
      const { client, dialog, session } = harness(() => json({ ...envelope, code, data: null }));
      const error = await failure(client.send(call, {}));
      expect(error).toMatchObject({ call: call.id, path: call.path, code });
      expect(error.kind).toBe(code === 202 ? 'expired' : 'business');
      expect(dialog.shown).toMatchObject(expectedNotice(call, code, shown));
      expect(dialog.shown).toHaveLength(expectedNotice(call, code, shown).length);
      expect(session.token() === '').toBe(code === 202);
    },
  );
});
