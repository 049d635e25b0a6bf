/** A day at home, on that day: where it was agreed, and to say that one is there. */
import { Button } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { useState } from 'react'
import { here, mine } from '#modules/work-from-home/contract/wfh.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { metresText } from '#platform/words/web/words.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'

type Wfh = DataOf<typeof mine>[number]

/** Of a standing arrangement its weekdays alone. */
export const isAtHome = ({ status, from, to, weekdays }: Wfh, today: string): boolean =>
  status === 'approved' &&
  from <= today &&
  today <= to &&
  (weekdays === null || weekdays.includes(new Date(`${today}T00:00:00Z`).getUTCDay()))

/** Nothing on other days. */
export function HomeDayCard({ today }: { readonly today: string }) {
  const t = useWords()
  const day = (useCall(mine, {}).data ?? []).find((one) => isAtHome(one, today))
  if (!day) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.wfh.today')}</h2>
      <p>{[day.place.name, day.place.address].filter(Boolean).join(' · ')}</p>
      {day.place.latitude === null ? <p className="muted">{t('me.wfh.noPosition')}</p> : <IAmHere />}
    </section>
  )
}

export function IAmHere() {
  const t = useWords()
  const [failed, setFailed] = useState(false)
  const act = useAct(here)
  const find = () => {
    setFailed(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => act.mutate({ body: { latitude, longitude, accuracy } }),
      () => setFailed(true),
    )
  }
  const found = act.data?.data
  return (
    <div>
      <Button variant="default" leftSection={<IconHome size={16} />} loading={act.isPending} onClick={find}>
        {t('me.wfh.here')}
      </Button>
      {found && (
        <p className={found.within_range ? 'muted' : 'bad'} role="status">
          {t(found.within_range ? 'me.wfh.within' : 'me.wfh.outside', {
            distance: metresText(found.distance_km * METRES),
          })}
        </p>
      )}
      {failed && (
        <p className="muted" role="alert">
          {t('me.wfh.positionFailed')}
        </p>
      )}
    </div>
  )
}

const METRES = 1000
