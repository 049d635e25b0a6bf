/**
 * Answers that the page began to ask for before the program was there (apps/web/preload.ts). Each is taken once, by a
 * call that would have been sent with the same headers to the same address; what nobody has taken soon is forgotten.
 */
type Preloaded = {
  readonly headers: { readonly authorization: string; readonly 'accept-language': string }
  readonly answers: Map<string, Promise<Response | undefined>>
}

declare global {
  var preloaded: Preloaded | undefined
}

const FORGOTTEN_AFTER_MS = 5_000
const begun = Date.now()

/** Undefined where nothing was asked, or nothing answered: then the call is sent as any other. */
export function answeredAhead(
  wanted: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | undefined> | undefined {
  const asked = globalThis.preloaded
  if (!asked) return undefined
  const answer = asked.answers.get(wanted)
  asked.answers.delete(wanted)
  const same =
    headers.authorization === asked.headers.authorization &&
    headers['accept-language'] === asked.headers['accept-language']
  return same && Date.now() - begun < FORGOTTEN_AFTER_MS ? answer : undefined
}

/** Once something is changed, what was read before is out of date. */
export function forgetAskedAhead(): void {
  globalThis.preloaded = undefined
}
