/** One try to send a form to a file server. */
export interface FormAttempt {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number) => void;
}

/** The answer, not checked yet; `undefined` when none came. */
export type FormAnswer = { readonly status: number; readonly text: string } | undefined;

export type FormPort = (given: FormAttempt) => Promise<FormAnswer>;

/** The time in ms without any progress after which a connection counts as cut. */
const stalledMs = 30_000;

/** Sends a form once. It does not use `fetch`, because `fetch` does not report the progress of sending. */
export const formPort: FormPort = ({ address, headers, form, signal, onProgress }) =>
  new Promise((settle) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => request.abort();
    const alive = (): void => {
      clearTimeout(timer);
      timer = setTimeout(stop, stalledMs);
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      alive();
      onProgress(loaded);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      settle(request.status === 0 ? undefined : { status: request.status, text: request.responseText });
    });
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal.addEventListener('abort', stop, { once: true });
    alive();
    request.send(form);
    if (signal.aborted) stop();
  });
