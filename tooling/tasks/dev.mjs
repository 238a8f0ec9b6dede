// `pnpm dev`: the server restarts and the portal reloads as you save.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { quietEnv, root, say, startServer } from './run.mjs';

const port = process.env.PORT ?? '4600';
const { child: server } = await startServer({
  env: { PORT: port },
  watch: true,
  onLine: (line) => say(`server  ${line}`),
}).catch((error) => {
  say(error.message);
  process.exit(1);
});

const portal = spawn('pnpm', ['--filter', '@stoa/portal', 'dev'], {
  cwd: root,
  env: { ...quietEnv, STOA_SERVER: `http://127.0.0.1:${port}` },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
say(
  `\nOpen http://sunrise.localhost:5173 (server on ${port}, sources in ${path.relative(process.cwd(), root) || '.'})\n`,
);

const stop = () => {
  portal.kill();
  server.kill();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
portal.once('exit', (code) => {
  server.kill();
  process.exitCode = code ?? 0;
});
