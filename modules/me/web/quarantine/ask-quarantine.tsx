/** Telling of a quarantine: which days, what of them is paid, and who decides. */
import { useState } from 'react'
import { preview } from '#modules/quarantine/contract/quarantine.ts'
import {
  bodyOf,
  emptyQuarantine,
  QuarantineFields,
  type QuarantineValues,
  useQuarantineText,
} from '#modules/quarantine/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/http/web/client.ts'
import { pause } from '#platform/words/web/words.ts'
import { GoesTo } from '../leave/goes-to.tsx'
import { ProofField } from '../leave/proof-field.tsx'
import classes from '../me.module.css'
import { AskDrawer } from '../requests/ask-drawer.tsx'
import { useWords } from '../words.ts'

export function AskQuarantine({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const { span } = useQuarantineText()
  const [values, setValues] = useState<QuarantineValues>(emptyQuarantine)
  const [files, setFiles] = useState<readonly File[]>([])
  const body = bodyOf(values)
  const reason = values.reason.trim()
  return (
    <AskDrawer
      kind="quarantine"
      title={t('me.quarantine.ask')}
      called={body ? `${t('me.quarantine')}${pause()}${span(body)}` : t('me.quarantine')}
      body={body}
      missing={t('me.quarantine.missing')}
      besides={reason ? { reason } : {}}
      files={files}
      name={preview.id}
      read={(asked, signal) => call(preview, { body: asked, signal })}
      shown={(found, stale) => <Found preview={found} stale={stale} hasPaper={files.length > 0} />}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <QuarantineFields values={values} errors={errors} onChange={setValues} />
          <ProofField files={files} error={errors.attachment_ids} onFiles={setFiles} />
        </>
      )}
    </AskDrawer>
  )
}

type FoundProps = { readonly preview: DataOf<typeof preview>; readonly stale: boolean; readonly hasPaper: boolean }
/** Papers go up with the request: until then the server has not seen them. */
const OF_PAPERS = ['attachment_ids', 'order_number']

function Found({ preview: found, stale, hasPaper }: FoundProps) {
  const t = useWords()
  const faults = Object.entries(found.errors).flatMap(([field, texts]) =>
    hasPaper && OF_PAPERS.includes(field) ? [] : texts,
  )
  return (
    <div className={classes.form} data-stale={stale || undefined} aria-busy={stale}>
      <div className={classes.sum} role="status">
        {faults.length === 0 && <p>{t(`me.quarantine.pay.${found.treatment}`, { count: found.total })}</p>}
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
