// The server beside which the bench measures ours: the same framework and the same bytes of answer, but
// nothing else.
import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const answers = new Map();
const app = new Hono();

/** The bench sends the answers of our server to this one, so that both servers write the same bytes. */
app.put('/answer/:name', async (context) => {
  answers.set(context.req.param('name'), await context.req.json());
  return context.body(null, 204);
});

app.get('/read/:name', (context) => context.json(answers.get(context.req.param('name'))));

app.post('/write/:name', (context) => context.json(answers.get(context.req.param('name'))));

const derive = promisify(scrypt);

/** Derives a key as strong as ours, because no server can check a password without such a derivation. */
app.post('/login/:name', async (context) => {
  const { password } = await context.req.parseBody();
  await derive(password, 'sixteen bytes ..', 32, { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  return context.json(answers.get(context.req.param('name')));
});

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () =>
  process.stdout.write('STOA_READY {}\n'),
);
