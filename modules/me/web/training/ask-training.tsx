/** Asking for training: a session of the company or a course outside, what it comes to, and who decides. */
import { useState } from 'react'
import { ownSessions } from '#modules/training/contract/own.ts'
import { preview } from '#modules/training/contract/requests.ts'
import {
  bodyOfTraining,
  emptyTraining,
  TrainingFields,
  type TrainingValues,
  useTrainingText,
} from '#modules/training/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/http/web/client.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { pause } from '#platform/words/web/words.ts'
import { GoesTo } from '../leave/goes-to.tsx'
import classes from '../me.module.css'
import { AskDrawer } from '../requests/ask-drawer.tsx'
import { useWords } from '../words.ts'

type AskTrainingProps = { readonly session: string | undefined; readonly onClose: () => void }

export function AskTraining({ session, onClose }: AskTrainingProps) {
  const t = useWords()
  const sessions = (useCall(ownSessions, {}).data ?? []).filter(({ open }) => open)
  const [values, setValues] = useState<TrainingValues>(() => emptyTraining(session))
  const body = bodyOfTraining(values)
  const reason = values.reason.trim()
  const course = sessions.find(({ id }) => id === values.session_id)?.course
  const name = values.kind === 'session' ? course : values.title
  return (
    <AskDrawer
      kind="training"
      title={t('me.training.ask')}
      called={[t('me.training'), name].filter(Boolean).join(pause())}
      body={body}
      missing={t('me.training.missing')}
      besides={reason ? { reason } : {}}
      name={preview.id}
      read={(asked, signal) => call(preview, { body: asked, signal })}
      shown={(found, stale) => <TrainingPreview preview={found} stale={stale} />}
      onClose={onClose}
    >
      {(errors) => <TrainingFields values={values} sessions={sessions} errors={errors} onChange={setValues} />}
    </AskDrawer>
  )
}

type PreviewProps = { readonly preview: DataOf<typeof preview>; readonly stale: boolean }

function TrainingPreview({ preview: found, stale }: PreviewProps) {
  const text = useTrainingText()
  const { starts_on, ends_on, seats } = found
  const faults = Object.values(found.errors).flat()
  return (
    <div className={classes.form} data-stale={stale || undefined} aria-busy={stale}>
      <div className={classes.sum} role="status">
        {faults.length === 0 && starts_on && ends_on && (
          <p>
            <b>{text.span({ starts_on, ends_on })}</b>
          </p>
        )}
        {faults.length === 0 && seats && <p>{text.seats(seats)}</p>}
        {faults.map((fault) => (
          <p key={fault} className="bad">
            {fault}
          </p>
        ))}
      </div>
      {faults.length === 0 && <GoesTo names={found.goes_to} />}
    </div>
  )
}
