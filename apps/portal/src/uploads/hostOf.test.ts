import { expect, it } from 'vitest';
import { hostOf } from './hostOf.ts';

const page = 'https://sunrise.example/user/homework';

it.each([
  ['https://files.sunrise.example:8443/upload', '/api', 'files.sunrise.example:8443'],
  ['/api/content/file-server/private/upload', '/api', 'sunrise.example'],
  ['/files', 'https://api.example/v1', 'api.example'],
  ['javascript:alert(1)', '/api', undefined],
  ['https://', '/api', undefined],
])('names the server that receives what is sent to %s, with calls to %s', (uploadUrl, apiHost, host) => {
  expect(hostOf(uploadUrl, apiHost, page)).toBe(host);
});
