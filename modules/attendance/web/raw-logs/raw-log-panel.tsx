/** One clocking as it came; of a code that nobody has, whose it is can be said here. */
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { usePicture } from '#platform/http/web/use-picture.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { clockingPhoto } from '../../contract/clocking/raw-logs.ts'
import classes from '../days/days.module.css'
import { useWords } from '../words.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { marksOf, methodText, nameOf, type RawLog, typeText } from './raw-log-columns.tsx'

export function RawLogPanel({ row, onClose }: { readonly row: RawLog; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  const maySet = mayEnter(useSession(), 'attendance.write')
  const [isAssigning, setAssigning] = useState(false)
  const photo = usePicture(clockingPhoto, row.has_photo ? row.id : null, { params: { id: row.id } })
  const code = row.employee_id === null ? row.clock_code : null
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{nameOf(t, row)}</h2>
          <p>
            {typeText(t, row)} · {momentText(row.occurred_at, language, zone)}
          </p>
        </>
      }
    >
      <Stack gap="md">
        {photo && <img className={classes.photo} src={photo} alt={t('attendance.days.photo')} />}
        <Facts
          facts={[
            [t('attendance.days.staffId'), row.staff_id],
            [t('attendance.raw.code'), row.clock_code],
            [t('attendance.days.method'), methodText(t, row)],
            [t('attendance.raw.source'), row.source],
            [t('attendance.days.place'), row.place],
            [t('attendance.days.distance'), row.distance_m === null ? null : `${row.distance_m} m`],
            [t('attendance.days.received'), momentText(row.received_at, language, zone)],
            [t('attendance.days.flags'), marksOf(t, row)],
            [t('attendance.days.note'), row.note],
          ]}
        />
        {maySet && code !== null && <Button onClick={() => setAssigning(true)}>{t('attendance.raw.assign')}</Button>}
      </Stack>
      {isAssigning && code !== null && (
        <AssignDialog code={code} onClose={() => setAssigning(false)} onDone={onClose} />
      )}
    </Panel>
  )
}
