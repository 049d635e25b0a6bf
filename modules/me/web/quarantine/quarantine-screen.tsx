/** My quarantines: what is approved and what waits; a further one prolongs it. */
import { mine } from '#modules/quarantine/contract/quarantine.ts'
import { useQuarantineText } from '#modules/quarantine/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { OwnRequestsScreen } from '../requests/own-requests-screen.tsx'
import { useWords } from '../words.ts'
import { AskQuarantine } from './ask-quarantine.tsx'

export function QuarantineScreen() {
  const t = useWords()
  const { line } = useQuarantineText()
  return (
    <OwnRequestsScreen<DataOf<typeof mine>[number]>
      path="/me/quarantine"
      back="/me"
      title={t('me.quarantine')}
      line={t('me.quarantine.line')}
      ask={t('me.quarantine.ask')}
      empty={{ title: t('me.noRequests'), hint: t('me.quarantine.hint') }}
      reading={useCall(mine, {})}
      row={(one) => line(one)}
      drawer={(close) => <AskQuarantine onClose={close} />}
    />
  )
}
