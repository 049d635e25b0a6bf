/**
 * Why an address did not take what it was told, as a code that is put into words when it is read. What else is known of
 * it stands behind a colon: 'answered:500'.
 */
export type Trouble = string

const known = [
  'answered',
  'redirect',
  'not-public',
  'name-not-public',
  'timeout',
  'no-such-name',
  'refused',
  'dropped',
  'certificate',
  'failed',
] as const
type Code = (typeof known)[number]

export const troubleOf = (code: Code, detail?: string | number): Trouble =>
  detail === undefined ? code : `${code}:${detail}`

/** What programs of the network call it: a name not found, a connection refused or dropped, a certificate not trusted. */
export function networkTrouble({ code = '', message }: { readonly code?: string; readonly message: string }): Trouble {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return troubleOf('no-such-name')
  if (code === 'ECONNREFUSED') return troubleOf('refused')
  if (code === 'ECONNRESET' || code === 'EPIPE') return troubleOf('dropped')
  if (code === 'ETIMEDOUT' || code === 'ENETUNREACH' || code === 'EHOSTUNREACH') return troubleOf('timeout')
  if (/CERT|SIGNATURE|TLS|SSL/.test(code)) return troubleOf('certificate', code)
  return troubleOf('failed', message.slice(0, 280))
}

/** A word of the catalogues and what goes into it; text that is no code of ours is told as it is. */
export function troubleWord(trouble: Trouble): { readonly key: string; readonly params: { detail: string } } {
  const [, code = '', detail = ''] = /^([a-z-]+)(?::([\s\S]*))?$/.exec(trouble) ?? []
  return known.some((one) => one === code)
    ? { key: `integrations.trouble.${code}`, params: { detail } }
    : { key: 'integrations.trouble.failed', params: { detail: trouble } }
}
