/** Asking to work from home: which days and where, what each day counts, and who decides. */
import { useState } from 'react'
import { preview } from '#modules/work-from-home/contract/wfh.ts'
import { bodyOf, emptyWfh, useWfhText, WfhFields, type WfhValues } from '#modules/work-from-home/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/http/web/client.ts'
import { dayText } from '#platform/words/format.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { GoesTo } from '../leave/goes-to.tsx'
import { ProofField } from '../leave/proof-field.tsx'
import classes from '../me.module.css'
import { AskDrawer } from '../requests/ask-drawer.tsx'
import { useWords } from '../words.ts'

export function AskWfh({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const { span } = useWfhText()
  const [values, setValues] = useState<WfhValues>(() => emptyWfh(t('me.wfh.home')))
  const body = bodyOf(values)
  const reason = values.reason.trim()
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <AskDrawer
      kind="wfh"
      title={t('me.wfh.ask')}
      called={body ? `${t('me.wfh')}${pause()}${span(body)}` : t('me.wfh')}
      body={body}
      missing={t('me.wfh.missing')}
      besides={reason ? { reason } : {}}
      files={files}
      name={preview.id}
      read={(asked, signal) => call(preview, { body: asked, signal })}
      shown={(found, stale) => <WfhPreview preview={found} stale={stale} hasPaper={files.length > 0} />}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <WfhFields values={values} errors={errors} onChange={setValues} />
          <ProofField files={files} error={errors.attachment_ids} onFiles={setFiles} />
        </>
      )}
    </AskDrawer>
  )
}

type WfhPreviewProps = {
  readonly preview: DataOf<typeof preview>
  readonly stale: boolean
  readonly hasPaper: boolean
}

function WfhPreview({ preview: found, stale, hasPaper }: WfhPreviewProps) {
  const t = useWords()
  const language = useLanguage()
  const { days } = useWfhText()
  const faults = Object.entries(found.errors).flatMap(([field, texts]) =>
    field === 'attachment_ids' && hasPaper ? [] : texts,
  )
  return (
    <div className={classes.form} data-stale={stale || undefined} aria-busy={stale}>
      <div className={classes.sum} role="status">
        {faults.length === 0 && (
          <p>
            <b>{days(found.total)}</b>
          </p>
        )}
        {found.answer_by && <p>{t('me.wfh.answerBy', { day: dayText(found.answer_by, language) })}</p>}
        {faults.map((text) => (
          <p key={text} className="bad">
            {text}
          </p>
        ))}
      </div>
      {faults.length === 0 && <GoesTo names={found.goes_to} />}
    </div>
  )
}
