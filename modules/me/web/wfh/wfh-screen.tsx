/** My days at home: what is agreed, what waits, and, on such a day, to say that I am there. */
import { mine } from '#modules/work-from-home/contract/wfh.ts'
import { useWfhText } from '#modules/work-from-home/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import classes from '../me.module.css'
import { OwnRequestsScreen } from '../requests/own-requests-screen.tsx'
import { useWords } from '../words.ts'
import { AskWfh } from './ask-wfh.tsx'
import { IAmHere, isAtHome } from './home-day.tsx'

type Wfh = DataOf<typeof mine>[number]

export function WfhScreen() {
  const t = useWords()
  const { today } = useMe()
  const { line } = useWfhText()
  const reading = useCall(mine, {})
  return (
    <OwnRequestsScreen<Wfh>
      path="/me/wfh"
      back="/me"
      title={t('me.wfh')}
      line={t('me.wfh.line')}
      ask={t('me.wfh.ask')}
      empty={{ title: t('me.noRequests'), hint: t('me.wfh.hint') }}
      reading={reading}
      row={(one) => (
        <span>
          {line(one)}
          <small>{one.place.name}</small>
        </span>
      )}
      standing={(approved, rows) =>
        approved.length > 0 && (
          <section className={`card ${classes.card}`}>
            <h2>{t('me.standing')}</h2>
            {approved.some((one) => isAtHome(one, today) && one.place.latitude !== null) && <IAmHere />}
            {rows(approved)}
          </section>
        )
      }
      drawer={(close) => <AskWfh onClose={close} />}
    />
  )
}
