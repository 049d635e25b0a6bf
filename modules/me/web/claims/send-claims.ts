/** Claims that are sent from the phone: one alone, or several as one submission, also where they wait for a connection. */
import type { bodyOf } from '#modules/claims/web/public.tsx'
import { sendOrKeep } from '../outbox/outbox.ts'
import type { useReceipts } from './use-receipts.ts'

export type ClaimBody = NonNullable<ReturnType<typeof bodyOf>>
export type ClaimLine = {
  readonly title: string
  readonly body: ClaimBody
  readonly files: readonly File[]
  readonly confirmed: boolean
}

type Sending = {
  readonly title: string
  readonly looked: boolean
  readonly sent: ReturnType<typeof useReceipts>['sent']
}

/** Several go as one submission, all or none, also where they wait; what stands against them is asked about together. */
export async function sendClaims(lines: readonly ClaimLine[], { title, looked, sent }: Sending): Promise<string> {
  const claims = []
  const counts = []
  const files = []
  for (const line of lines) {
    const { ids, rest } = await sent(line.files)
    claims.push({ ...line.body, attachment_ids: ids })
    counts.push(rest.length)
    files.push(...rest)
  }
  const [line, ...others] = lines
  const [only] = claims
  if (!line || !only) return ''
  if (others.length === 0) {
    const body = { ...only, ...((line.confirmed || looked) && { confirm: true }) }
    return (await sendOrKeep({ kind: 'claim', what: 'apply', title: line.title, body, files })).sent
  }
  const body = { claims, counts, ...(looked && { confirm: true }) }
  return (await sendOrKeep({ kind: 'claim', what: 'together', title, body, files })).sent
}
