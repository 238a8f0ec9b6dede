/** A call without a valid session: code 202 when the session has ended, HTTP 401 when there never was one. */
export class Unauthorised extends Error {
  override readonly name = 'Unauthorised';
  readonly expired: boolean;

  constructor(expired: boolean) {
    super('No session');
    this.expired = expired;
  }
}
