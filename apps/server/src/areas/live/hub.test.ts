import { RoomClose, roomFrame, roomModerate, roomPoll } from '@stoa/api/contract/live';
import { switchCompany } from '@stoa/api/contract/company';
import { logout } from '@stoa/api/contract/login';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { enter, follow, openRaw, opened, say, ticketOf } from '../../test/rooms.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { socketPath } from './socketPath.ts';
import { largestMessage } from './subscriber.ts';

const open = 2;
const platform = 51;
const metricsToken = 'a-token-for-this-test';

let app: TestServer;
let learner = '';
let lecturer = '';
beforeAll(async () => {
  app = await startTestServer({ METRICS_TOKEN: metricsToken });
  learner = await app.signIn('13800000001');
  lecturer = await app.signIn('13800000003');
});
afterAll(() => app.close());

const show = (ticket: string): string => JSON.stringify({ ticket });
const saying = (text: string) => (frame: { list: readonly { text: string }[] }) =>
  frame.list.some((message) => message.text === text);

describe('the entrance to the rooms (L-03)', () => {
  test('is open to our own pages alone', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      '',
      `${app.url}.evil.example`,
      'https://127.0.0.1',
    ]) {
      expect([origin, await openRaw(app, { origin })]).toEqual([origin, 403]);
    }
    expect(await openRaw(app, { headers: { host: 'evil.example' } })).toBe(403);
  });

  test('reads nothing from the address, in particular no token', async () => {
    const { data } = await enter(app, learner, open);
    const ticket = String(data['wsTicket']?.['ticket']);
    expect(await openRaw(app, { path: `${socketPath}?access_token=${learner}` })).toBe(400);
    expect(await openRaw(app, { path: `${socketPath}?ticket=${ticket}` })).toBe(400);
    expect(await openRaw(app, { path: '/api/live/pc/room/other' })).toBe(404);
    expect(app.lines.join('\n')).not.toContain(learner);
  });

  test('opens once for each ticket', async () => {
    const ticket = ticketOf(await enter(app, learner, open));
    const [first, second] = [await opened(app), await opened(app)];
    first.socket.send(show(ticket));
    await first.until(() => true);
    second.socket.send(show(ticket));
    expect(await second.closed).toMatchObject({ code: RoomClose.TicketRefused });
    first.socket.close();
  });

  test('opens for half a minute', async () => {
    const ticket = ticketOf(await enter(app, learner, open));
    app.advance(31);
    const late = await opened(app);
    late.socket.send(show(ticket));
    expect(await late.closed).toMatchObject({ code: RoomClose.TicketRefused });
  });

  test.each(['', 'hello', '{}', '[]', '{"ticket":5}', '{"ticket":"short"}', show('x'.repeat(43))])(
    'stays shut for %j',
    async (text) => {
      const socket = await opened(app);
      socket.socket.send(text);
      expect(await socket.closed).toMatchObject({ code: RoomClose.TicketRefused });
    },
  );

  test('stays closed for binary messages, also when they contain a ticket', async () => {
    const socket = await opened(app);
    socket.socket.send(Buffer.from(show(ticketOf(await enter(app, learner, open)))), { binary: true });
    expect(await socket.closed).toMatchObject({ code: RoomClose.TicketRefused });
  });

  test.each([
    [logout.path, '13800000006', { type: 5 }],
    [switchCompany.path, '13800000001', { companyId: 1002 }],
  ])('closes for a session that ended after the ticket was given, by %s', async (path, account, form) => {
    const token = await app.signIn(account);
    const ticket = ticketOf(await enter(app, token, open));
    await app.call('POST', path, { form, token });
    const socket = await opened(app);
    socket.socket.send(show(ticket));
    expect(await socket.closed).toMatchObject({ code: RoomClose.SessionEnded });
  });

  test('does not wait for a client that sends nothing', async () => {
    const socket = await opened(app);
    expect(await socket.closed).toMatchObject({ code: RoomClose.TicketRefused });
  });

  test('stays open to who has a ticket while somebody opens a thousand sockets and shows none', async () => {
    const hoard = await Promise.all(Array.from({ length: 1000 }, () => opened(app)));
    const reader = await follow(app, learner, open);
    reader.socket.close();
    const oldest = await hoard[0]?.closed;
    expect(oldest?.code).toBe(1006);
    for (const { socket } of hoard) socket.terminate();
  });
});

describe('a socket', () => {
  test('delivers messages as they happen, as the contract promises, and none twice', async () => {
    const socket = await follow(app, learner, open);
    for (const text of ['one', 'two', 'three']) await say(app, lecturer, open, text);
    await socket.until(saying('three'));
    const heard = socket.frames.flatMap(({ list }) => list.map(({ text }) => text));
    expect(heard).toEqual(['one', 'two', 'three']);
    for (const frame of socket.frames) expect(v.is(roomFrame, frame)).toBe(true);
    // Each frame begins where the one before it ended.
    const steps = socket.frames.map(({ after, nextAfter }) => [after, nextAfter]);
    expect(steps.slice(1).map(([after]) => after)).toEqual(steps.slice(0, -1).map(([, next]) => next));
    socket.socket.close();
  });

  test('shows in both languages what each reader’s browser asked for, and names people as their company does', async () => {
    const stranger = await app.signIn('13800000004', 'deepblue');
    const own = await follow(app, learner, platform);
    const other = await follow(app, stranger, platform);
    await say(app, lecturer, platform, 'who am I?');
    const nameIn = async (socket: typeof own) =>
      (await socket.until(saying('who am I?'))).list.at(-1)?.user.realName;
    expect([await nameIn(own), await nameIn(other)]).toEqual(['苏映雪', '苏*']);
    own.socket.close();
    other.socket.close();
  });

  test('tells at once when a message is deleted, the room muted, something announced', async () => {
    const socket = await follow(app, learner, open);
    const said = await say(app, learner, open, 'take this back');
    await socket.until(saying('take this back'));
    const act = (json: Record<string, unknown>) =>
      app.call('POST', roomModerate.path, { json: { liveId: open, ...json }, token: lecturer });
    await act({ action: 'delete', messageId: said.data['messageId'] });
    await socket.until(({ list }) => list.some(({ kind, text }) => kind === 5 && text === ''));
    await act({ action: 'mute' });
    await socket.until(({ muted }) => muted);
    await act({ action: 'announce', text: '稍等' });
    const pinned = await socket.until(({ announcement }) => announcement === '稍等');
    expect(pinned.muted).toBe(true);
    await act({ action: 'unmute' });
    socket.socket.close();
  });

  test('is closed by a message above 64 KiB', async () => {
    const socket = await follow(app, learner, open);
    socket.socket.send('x'.repeat(largestMessage + 1));
    expect(await socket.closed).toMatchObject({ code: RoomClose.TooLarge });
  });

  test('is closed by more than 100 messages a minute', async () => {
    const socket = await follow(app, learner, open);
    for (let no = 0; no < 500; no += 1) socket.socket.send('x');
    expect(await socket.closed).toMatchObject({ code: RoomClose.TooFrequent });
  });

  test('is closed by a storm of pings', async () => {
    const socket = await follow(app, learner, open);
    for (let no = 0; no < 500; no += 1) socket.socket.ping();
    // Answers that are still being sent may fill the socket, so that it closes without the code.
    expect([RoomClose.TooFrequent, 1006]).toContain((await socket.closed).code);
  });

  test('is refused if a session has ten already', async () => {
    const token = await app.signIn('13800000002');
    const sockets = [];
    for (let no = 0; no < 10; no += 1) sockets.push(await follow(app, token, open));
    const ticket = ticketOf(await enter(app, token, open));
    const eleventh = await opened(app);
    eleventh.socket.send(show(ticket));
    expect(await eleventh.closed).toMatchObject({ code: RoomClose.TooFrequent });
    for (const { socket } of sockets) socket.close();
  });

  test('ends with its session, whatever ended that', async () => {
    const one = await app.signIn('13800000006');
    const left = await follow(app, one, open);
    await app.call('POST', logout.path, { form: { type: 5 }, token: one });
    expect(await left.closed).toMatchObject({ code: RoomClose.SessionEnded });

    const two = await app.signIn('13800000001');
    const moved = await follow(app, two, open);
    await app.call('POST', switchCompany.path, { form: { companyId: 1002 }, token: two });
    expect(await moved.closed).toMatchObject({ code: RoomClose.SessionEnded });

    // No notification is sent for this change, but the server looks for such changes every few seconds.
    const three = await app.signIn('13800000006');
    const shutOut = await follow(app, three, open);
    const disable = (state: 1 | 2) =>
      asSystem(app.database.db, (tx) => tx.update(member).set({ state }).where(eq(member.memberId, 61)));
    await disable(2);
    expect(await shutOut.closed).toMatchObject({ code: RoomClose.SessionEnded });
    await disable(1);
  });

  test('counts in the metrics, and no longer once it is closed', async () => {
    const figure = async () => {
      const answer = await fetch(`${app.url}/metrics`, {
        headers: { authorization: `Bearer ${metricsToken}` },
      });
      return /^stoa_live_subscribers (\d+)$/m.exec(await answer.text())?.[1];
    };
    const socket = await follow(app, learner, open);
    expect(await figure()).toBe('1');
    socket.socket.close();
    await socket.closed;
    await expect.poll(figure).toBe('0');
  });
});

describe('a reader that is too slow', () => {
  test('is disconnected, and requests the rest when it is back', async () => {
    const socket = await follow(app, learner, open);
    const before = Number(
      (await app.call('GET', roomPoll.path, { query: { liveId: open, after: 0 }, token: learner })).data[
        'nextAfter'
      ],
    );
    socket.socket.pause();
    let cut = 0;
    const cutNow = async () => {
      const answer = await fetch(`${app.url}/metrics`, {
        headers: { authorization: `Bearer ${metricsToken}` },
      });
      return Number(/^stoa_live_cut_total (\d+)$/m.exec(await answer.text())?.[1]);
    };
    const texts: string[] = [];
    // Sends until the socket buffers of both sides are full.
    const announcement = '长'.repeat(200);
    for (let no = 0; cut === 0 && no < 20_000; no += 1) {
      await asSystem(app.database.db, async (tx) => {
        await tx.execute(
          `update live_room set last_seq = last_seq + 1, announcement = '${announcement.repeat(300)}' where live_id = ${open}`,
        );
      });
      texts.push(String(no));
      cut = await cutNow();
    }
    expect(cut).toBe(1);
    const { data } = await app.call('GET', roomPoll.path, {
      query: { liveId: open, after: before },
      token: learner,
    });
    expect(Number(data['nextAfter'])).toBe(before + texts.length);
    socket.socket.terminate();
  });
});

test('a server that stops asks everybody to reconnect, spread over a while', async () => {
  const other = await startTestServer();
  const token = await other.signIn('13800000001');
  const socket = await follow(other, token, open);
  await other.close();
  expect(await socket.closed).toEqual({ code: RoomClose.Restart, reason: '6000' });
});
