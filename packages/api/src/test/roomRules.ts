import { LiveStatus } from '@stoa/domain';
import { isDeepStrictEqual } from 'node:util';
import { roomPollMost } from '../contract/live.ts';
import type { Outgoing } from '../live/message.ts';
import type { RoomEffect } from '../live/model/state.ts';
import { viewOf } from '../live/model/viewOf.ts';
import type { RoomWorld, Seen, Tab } from './roomWorld.ts';

const isIncreasing = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

/** Watches every step of every tab, and names the rules that were broken. */
export class RoomRules {
  readonly broken = new Set<string>();
  /** Failures in a row of each tab, counted here independently of the model. */
  readonly #failures = new Map<Tab, number>();
  /** Tabs in which the stream was over when the person came. */
  readonly #recordings = new Set<Tab>();

  readonly watch = (seen: Seen): void => {
    const { tab, before, effects, happening } = seen;
    const { model } = tab;
    if (happening.type === 'entered' && before.entry === undefined) {
      if (happening.entry.state.status === LiveStatus.Playback) this.#recordings.add(tab);
    }
    if (before.link.at === 'ended') {
      this.#must('A room that has ended does nothing.', effects.length === 0 && model === before);
      return;
    }
    this.#checkConnection(seen);
    this.#checkAsking(seen);
    for (const effect of effects) {
      if (effect.type === 'setTimer' && effect.timer === 'connect') this.#checkWait(seen, effect.ms);
    }
    if (tab.era !== tab.world.server.era) return;
    if (model.log !== before.log) this.#checkLog(tab);
    if (model.log !== before.log || model.talk !== before.talk) this.#checkOwn(tab);
  };

  /** Checks a world in which no socket has opened for some time. */
  checkPolled({ tabs, server }: RoomWorld): void {
    for (const { isOver, era, model } of tabs) {
      const mustKnow = !isOver && server.isOpen && era === server.era && model.link.at !== 'history';
      this.#must(
        'A room without a socket asks for what is new.',
        !mustKnow || model.log.upTo === server.lastSeq,
      );
    }
  }

  /** Checks a world in which every fault has ended for some minutes. */
  checkEnd(world: RoomWorld): void {
    for (const tab of world.tabs) {
      this.#checkStored(tab);
      // A room whose recording was read completely makes no more calls, so it need not notice the end of the
      // session.
      const mustKnow = tab.model.link.at !== 'history';
      this.#must('The end of the session ends the room.', !world.sessionOver || !mustKnow || tab.isOver);
      const { link } = tab.model;
      const isLeft = link.at === 'ended' && link.end.reason === 'left';
      this.#must('Only the person and the server end a room.', !tab.isOver || isLeft || world.sessionOver);
      this.#must('No timer is left of a room that has ended.', !tab.isOver || tab.timers.size === 0);
      this.#must('No socket is left of a room that has ended.', !tab.isOver || tab.openSockets === 0);
      if (!tab.isOver && (mustKnow || tab.era === world.server.era)) this.#checkWhole(tab);
    }
  }

  #must(rule: string, holds: boolean): void {
    if (!holds) this.broken.add(rule);
  }

  #checkConnection({ tab, effects }: Seen): void {
    const count = (isOne: (effect: RoomEffect) => boolean): number => effects.filter(isOne).length;
    const opens = count(({ type }) => type === 'openSocket');
    this.#must('There is one socket at most.', tab.openSockets + opens <= 1);
    const enters = count((effect) => effect.type === 'enter' && effect.why === 'follow');
    this.#must('The room is entered once at a time.', tab.entering + enters <= 1);
  }

  #checkAsking({ tab, happening, before, effects }: Seen): void {
    const { model } = tab;
    const { connection, catchingUp } = viewOf(model);
    const asks = effects.filter(({ type }) => type === 'ask').length;
    // A room that is entered again, or that the server has closed, ignores the call that is under way.
    const mayForget = happening.type === 'entered' || happening.type === 'socketClosed';
    const isUnderWay = happening.type !== 'answered' && before.asked !== undefined;
    this.#must('There is one question at most.', asks === 0 || mayForget || !isUnderWay);
    this.#must(
      'Nothing is asked while a socket speaks and nothing is missing.',
      !(asks > 0 && connection === 'live' && !catchingUp),
    );
    const isFutile = happening.type === 'answered' && model.log.upTo === before.asked?.after;
    this.#must(
      'A question that brought nothing new is not repeated without a pause.',
      !isFutile || asks === 0,
    );
    const isPage = happening.type === 'answered' && happening.state.list.length >= roomPollMost;
    const isAwaited = happening.type === 'answered' && happening.no === before.asked?.no;
    const goesOn = isPage && isAwaited && !isFutile && tab.model.link.at !== 'ended';
    this.#must('The next page is asked for at once.', !goesOn || asks === 1);
    for (const effect of effects) {
      if (effect.type !== 'setTimer' || effect.timer !== 'poll') continue;
      const isSlow = (model.hidden || model.facts?.status === LiveStatus.Upcoming) && !catchingUp;
      this.#must(
        'A page that is hidden or waits for the begin asks every ten seconds.',
        !isSlow || effect.ms >= 8000,
      );
      this.#must(
        'A page asks every three seconds.',
        effect.ms >= 2400 && effect.ms <= (isSlow ? 12_000 : 3600),
      );
    }
  }

  #checkWait({ tab, happening, random }: Seen, ms: number): void {
    const isHurried = happening.type === 'online' || happening.type === 'hidden';
    if (isHurried) {
      this.#must('Who is back enters within a second.', ms <= 600);
      return;
    }
    const failures = this.#failures.get(tab) ?? 0;
    const spread = happening.type === 'socketClosed' ? happening.spreadMs : undefined;
    const most = spread ?? Math.min(60_000, 4000 * 2 ** failures);
    this.#must(
      'A wait is a random share of a time that doubles with each failure up to a minute.',
      ms <= most && (random < 0.5 || ms >= Math.floor(most / 2)),
    );
    this.#failures.set(tab, failures + 1);
  }

  /** Called for messages of the socket that the tab listens to. */
  readonly spoke = (tab: Tab): void => {
    this.#failures.set(tab, 0);
  };

  #checkLog({ model, world }: Tab): void {
    const { log } = model;
    const ids = log.messages.map(({ messageId }) => messageId);
    this.#must('Each message is shown once and in order.', isIncreasing(ids));
    const shown = new Set(ids);
    const [first = 0] = ids;
    const isMissing = world.server.rows.some(
      ({ seq, message }) => seq <= log.upTo && message.messageId >= first && !shown.has(message.messageId),
    );
    this.#must('No message is left out between those that are shown.', !isMissing);
  }

  #checkOwn({ model, said, dropped, world }: Tab): void {
    const { stored, lost } = world.server;
    const ids = new Set(model.log.messages.map(({ messageId }) => messageId));
    const first = model.log.messages[0]?.messageId ?? 0;
    for (const key of said.keys()) {
      if (dropped.has(key) || lost.has(key)) continue;
      const messageId = stored.get(key)?.messageId;
      const asOwn = model.talk.outgoing.filter((one) => one.key === key).length;
      const times = asOwn + (messageId !== undefined && ids.has(messageId) ? 1 : 0);
      // A log that is still being read from its beginning does not show the message yet.
      const isEarlier = messageId !== undefined && (messageId < first || model.behind);
      // A message that was deleted before its answer came cannot be recognised as this person's.
      const isDeleted = model.log.messages.some((one) => one.messageId === messageId && one.text === '');
      this.#must('A message of this person is not shown twice.', times <= 1 || isDeleted);
      this.#must('A message of this person is always shown.', times >= 1 || isEarlier);
    }
  }

  #checkStored({ said, refused, sends, world }: Tab): void {
    const { stored, rows } = world.server;
    const ids = [...said.keys()].flatMap((key) =>
      refused.has(key) ? [] : (stored.get(key)?.messageId ?? []),
    );
    this.#must('Messages are stored in the order in which they were said.', isIncreasing(ids));
    const texts = rows.map(({ message }) => message.text).filter((text) => text !== '');
    this.#must('Each message is stored once.', new Set(texts).size === texts.length);
    let storedAt = Number.NEGATIVE_INFINITY;
    for (const { type, at } of sends) {
      this.#must('Messages are 1.1 s apart.', type === 'stored' || at - storedAt >= 1100);
      if (type === 'stored') storedAt = at;
    }
  }

  #checkWhole(tab: Tab): void {
    const { model, world } = tab;
    const { server } = world;
    const { messages, facts, entry, connection, catchingUp, outgoing } = viewOf(model);
    const first = this.#recordings.has(tab) ? 0 : (messages[0]?.messageId ?? 0);
    const all = server.rows
      .map(({ message }) => message)
      .filter(({ messageId }) => messageId >= first)
      .toSorted((one, other) => one.messageId - other.messageId);
    this.#must('A room becomes whole.', isDeepStrictEqual(messages, all) && !catchingUp);
    this.#must('A room knows how it is.', facts?.status === server.status);
    this.#must('A room is connected again.', !server.isOpen || connection === 'live');
    this.#must('A room knows what to play.', server.status !== LiveStatus.Live || entry?.playOffset === 1);
    // A message after the end of a stream is refused, and a message that the server lost after storing it
    // cannot come back.
    const mayStay = ({ state, key }: Outgoing): boolean =>
      state === 'failed' ? !server.isOpen : server.lost.has(key);
    this.#must('Every message of this person is stored.', outgoing.every(mayStay));
  }
}
