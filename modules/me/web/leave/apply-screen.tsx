/** Asking for leave, or changing what waits: kept where there is no connection, as far as that is safe. */
import { useSearch } from '@tanstack/react-router'
import { Empty, Loaded } from '#design/states.tsx'
import { application } from '#modules/leave/contract/applications.ts'
import { ownTypes } from '#modules/leave/contract/own.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import classes from '../me.module.css'
import { MeHead } from '../me-head.tsx'
import { useWords } from '../words.ts'
import { LeaveForm } from './leave-form.tsx'

const FRESH_MS = 60_000

export function ApplyScreen() {
  const t = useWords()
  const { change } = useSearch({ strict: false }) as { change?: string }
  const types = useCall(ownTypes, {}, { staleTime: FRESH_MS })
  return (
    <>
      <MeHead title={t(change ? 'me.changeLeave' : 'me.applyForLeave')} back="/me/leave" />
      <Loaded reading={types} rows={8}>
        {(found) => {
          if (found.length === 0) {
            return (
              <section className={`card ${classes.card}`}>
                <Empty title={t('me.noLeaveTypes')} />
              </section>
            )
          }
          return change ? <Change id={change} types={found} /> : <LeaveForm types={found} />
        }}
      </Loaded>
    </>
  )
}

function Change({ id, types }: { readonly id: string; readonly types: Parameters<typeof LeaveForm>[0]['types'] }) {
  const reading = useCall(application, { params: { id } })
  return (
    <Loaded reading={reading} rows={8}>
      {(leave) => <LeaveForm key={leave.id} types={types} changing={leave} />}
    </Loaded>
  )
}
