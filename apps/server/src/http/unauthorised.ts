/** No session where one is needed: 202 when it has ended, HTTP 401 when there never was one (contract 1.1). */
export class Unauthorised extends Error {
  override readonly name = 'Unauthorised';
  readonly expired: boolean;

  constructor(expired: boolean) {
    super('No session');
    this.expired = expired;
  }
}
