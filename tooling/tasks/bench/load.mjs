import { connect } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/** Length of the whole answer that `bytes` begin with, or undefined while it is incomplete. */
export function answerLength(bytes) {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const size = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1];
  if (size !== undefined) {
    const whole = end + headEnd.length + Number(size);
    return bytes.length >= whole ? whole : undefined;
  }
  const last = bytes.indexOf(lastChunk, end);
  return last < 0 ? undefined : last + lastChunk.length;
}

/** A request as bytes of HTTP. */
export function wire({ method = 'GET', path, headers = {}, body = '' }) {
  const lines = Object.entries({
    host: '127.0.0.1',
    ...headers,
    ...(method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body) }),
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** One connection that sends, waits and sends again; resolves with the number of answers. */
const ask = (port, requests, until) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let waiting = Buffer.alloc(0);
    let answered = 0;
    const next = () => socket.write(requests[answered % requests.length]);
    socket.setNoDelay(true);
    socket.once('connect', next);
    socket.once('error', reject);
    socket.on('data', (part) => {
      waiting = waiting.length === 0 ? part : Buffer.concat([waiting, part]);
      const length = answerLength(waiting);
      if (length === undefined) return;
      const status = waiting.toString('latin1', 9, 12);
      if (status !== '200') {
        socket.destroy();
        reject(new Error(`A request of the bench was answered with ${status}.`));
        return;
      }
      waiting = waiting.subarray(length);
      answered += 1;
      if (performance.now() < until) {
        next();
      } else {
        socket.end();
        resolve(answered);
      }
    });
  });

/**
 * Keeps this process awake, because waking it up would cost the slower of two servers more time than an
 * answer.
 */
function stayAwake() {
  let awake = true;
  const turn = () => awake && setImmediate(turn);
  turn();
  return () => (awake = false);
}

/** Sends requests over several connections for some time. @returns {Promise<number>} how many were answered */
export async function load(port, requests, { milliseconds, connections = 8 }) {
  const until = performance.now() + milliseconds;
  const sleep = stayAwake();
  const counts = await Promise.all(
    Array.from({ length: connections }, () => ask(port, requests, until)),
  ).finally(sleep);
  return counts.reduce((sum, count) => sum + count, 0);
}
