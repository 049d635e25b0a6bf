/** One request in a line: what, where it stands, who it waits for since when. */
import type { applications } from '#platform/approvals/contract.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { RequestStatus } from '../leave/status.tsx'
import { useWords } from '../words.ts'

export type Request = DataOf<typeof applications>[number]

export function RequestRow({ request }: { readonly request: Request }) {
  return (
    <>
      <span>
        {request.title}
        <small>{request.detail}</small>
        <WaitsFor request={request} />
      </span>
      <RequestStatus status={request.status} />
    </>
  )
}

export function WaitsFor({
  request,
}: {
  readonly request: Pick<Request, 'waits_for' | 'waits_since' | 'asked' | 'decided_by' | 'reason'>
}) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const { waits_for: names, waits_since: since, asked, decided_by: by, reason } = request
  if (since === null)
    return by ? (
      <small>{reason ? t('me.decidedBecause', { name: by, reason }) : t('me.decidedBy', { name: by })}</small>
    ) : null
  const values = { names: names.join(t('me.comma')), since: momentText(since, language, zone) }
  return <small>{t(asked === 'withdraw' ? 'me.withdrawalWaits' : 'me.waitsFor', values)}</small>
}
