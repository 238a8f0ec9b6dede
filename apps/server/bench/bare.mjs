// What the bench holds our server against: the same framework, the same bytes of answer, nothing else.
import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const answers = new Map();
const app = new Hono();

/** The bench says what our server answered, so that both write the same bytes. */
app.put('/answer/:name', async (context) => {
  answers.set(context.req.param('name'), await context.req.json());
  return context.body(null, 204);
});

app.get('/read/:name', (context) => context.json(answers.get(context.req.param('name'))));

app.post('/write/:name', (context) => context.json(answers.get(context.req.param('name'))));

const derive = promisify(scrypt);

/** No login can do without the key's derivation: the strength of ours. */
app.post('/login/:name', async (context) => {
  const { password } = await context.req.parseBody();
  await derive(password, 'sixteen bytes ..', 32, { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  return context.json(answers.get(context.req.param('name')));
});

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () =>
  process.stdout.write('STOA_READY {}\n'),
);
