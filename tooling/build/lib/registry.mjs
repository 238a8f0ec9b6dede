import { createServer } from 'node:http';

const read = async (request) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

/**
 * A package registry in memory: publish, look up, download, which are the three calls that a release needs.
 * It has only the packages that were published to it, so a scope that points here never finds a package of
 * the same name elsewhere.
 * @returns {Promise<{ url: string, versionsOf: (name: string) => string[], close: () => Promise<void> }>}
 */
export async function startRegistry() {
  /** @type {Map<string, { versions: Record<string, unknown>, 'dist-tags': Record<string, string>, time: Record<string, string> }>} */
  const packages = new Map();
  /** @type {Map<string, Buffer>} */
  const tarballs = new Map();

  const publish = (name, body) => {
    const known = packages.get(name) ?? { versions: {}, 'dist-tags': {}, time: {} };
    const taken = Object.keys(body.versions).find((version) => version in known.versions);
    if (taken !== undefined) return `${name}@${taken} is published already`;
    for (const [version, manifest] of Object.entries(body.versions)) {
      const file = `${name.split('/').at(-1)}-${version}.tgz`;
      known.versions[version] = {
        ...manifest,
        dist: { ...manifest.dist, tarball: `${url}/${name}/-/${file}` },
      };
      known.time[version] = '2000-01-01T00:00:00.000Z';
    }
    for (const [file, { data }] of Object.entries(body._attachments))
      tarballs.set(`${name}/${file.split('/').at(-1)}`, Buffer.from(data, 'base64'));
    Object.assign(known['dist-tags'], body['dist-tags']);
    packages.set(name, known);
    return undefined;
  };
  const answer = async (request, response) => {
    const json = (status, body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [name = '', file] = decodeURIComponent(pathname).slice(1).split('/-/');
    if (request.method === 'PUT') {
      // Publishing demands a login, as at a real registry.
      if (!request.headers.authorization) return json(401, { error: 'Log in first.' });
      const refusal = publish(name, await read(request));
      return refusal === undefined ? json(201, { ok: true }) : json(409, { error: refusal });
    }
    const known = packages.get(name);
    if (file !== undefined) {
      const bytes = tarballs.get(`${name}/${file}`);
      return bytes ? response.writeHead(200).end(bytes) : json(404, { error: 'not found' });
    }
    return known
      ? json(200, { _id: name, name, modified: '2000-01-01T00:00:00.000Z', ...known })
      : json(404, { error: 'not found' });
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    versionsOf: (name) => Object.keys(packages.get(name)?.versions ?? {}),
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
