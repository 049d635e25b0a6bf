/** My travel: what is agreed, what waits, what is past and settled. */
import { useSearch } from '@tanstack/react-router'
import { mine } from '#modules/travel/contract/travel.ts'
import { useTravelText } from '#modules/travel/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { OwnRequestsScreen } from '../requests/own-requests-screen.tsx'
import { useWords } from '../words.ts'
import { AskTravel } from './ask-travel.tsx'
import { ChangeTravel } from './change-travel.tsx'

type Travel = DataOf<typeof mine>[number]

export function TravelScreen() {
  const t = useWords()
  const { line } = useTravelText()
  const reading = useCall(mine, {})
  // Of one that waits, its id: it is changed, not asked for anew.
  const { ask } = useSearch({ strict: false }) as { ask?: string }
  const changing = reading.data?.find(({ id, status }) => id === ask && status === 'pending')
  return (
    <OwnRequestsScreen<Travel>
      path="/me/travel"
      back="/me"
      title={t('me.travel')}
      line={t('me.travel.line')}
      ask={t('me.travel.ask')}
      empty={{ title: t('me.noRequests'), hint: t('me.travel.hint') }}
      reading={reading}
      row={(one) => (
        <span>
          {line(one)}
          <small>{one.purpose}</small>
        </span>
      )}
      drawer={(close) =>
        changing ? <ChangeTravel key={changing.id} travel={changing} onClose={close} /> : <AskTravel onClose={close} />
      }
    />
  )
}
