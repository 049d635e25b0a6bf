/** The form of leave: what it comes to is shown, day by day, before it is sent or changed. */

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from '#design/unsaved/form.tsx'
import { attach, changeOwn, ownBalance } from '#modules/leave/contract/own.ts'
import { call, callWhole } from '#platform/http/web/client.ts'
import { showDone } from '#platform/http/web/done-toast.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { useConnection } from '../connection/connection.ts'
import classes from '../me.module.css'
import { sendOrKeep } from '../outbox/outbox.ts'
import { useWords } from '../words.ts'
import { ApplyFields } from './apply-fields.tsx'
import { ApplyPreview } from './apply-preview.tsx'
import {
  type Asked,
  type AskedBody,
  askedBefore,
  askedFor,
  bodyOf,
  changedTo,
  type Leave,
  type LeaveType,
  type Wished,
} from './asked.ts'
import { useLeavePreview } from './use-leave-preview.ts'

type LeaveFormProps = {
  readonly types: readonly LeaveType[]
  /** Leave that waits and is to be changed; without it, new leave. */
  readonly changing?: Leave | undefined
}

export function LeaveForm({ types, changing }: LeaveFormProps) {
  const t = useWords()
  const navigate = useNavigate()
  const kept = useQueryClient()
  const language = useLanguage()
  const { online } = useConnection()
  const wished = useSearch({ strict: false }) as Wished
  const [asked, setAsked] = useState<Asked>(() => (changing ? askedBefore(changing) : askedFor(wished, types)))
  const [files, setFiles] = useState<readonly File[]>([])
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [working, setWorking] = useState(false)
  const balances = useCall(ownBalance, {})
  const type = types.find(({ id }) => id === asked.type)
  const body = bodyOf(asked, type)
  const { seen, told, error, looking } = useLeavePreview(body, changing, online)
  const errors = { ...found(told, files.length), ...fieldErrors(error), ...refused }
  const change = (changed: Partial<Asked>) => {
    setAsked((before) => ({ ...before, ...changed }))
    setRefused({})
  }
  const closed = !body
    ? t('me.chooseDays')
    : changing && !online
      ? t('me.changeNeedsConnection')
      : looking
        ? t('me.looking')
        : Object.values(errors)[0]
  const submit = async () => {
    if (!body || !type) return
    setWorking(true)
    try {
      const title = `${type.label}${pause()}${dayText(body.from, language)}`
      const { sent } = changing
        ? { sent: await changeLeave(changing.id, body, files) }
        : await sendOrKeep({ kind: 'leave', what: 'apply', title, body, files })
      showDone(sent === 'later' ? t('me.keptForLater') : sent)
      await kept.invalidateQueries()
      void navigate({ to: sent === 'later' ? '/me/requests' : '/me/leave', replace: true })
    } catch (reason) {
      setRefused(fieldErrors(reason))
      showProblem(reason)
      setWorking(false)
    }
  }
  return (
    <Form
      className={classes.form}
      sending={working}
      onSubmit={(event) => {
        event.preventDefault()
        if (!closed) void submit()
      }}
    >
      <ApplyFields
        types={types}
        type={type}
        balances={balances.data ?? []}
        asked={asked}
        files={files}
        errors={errors}
        onChange={change}
        onFiles={(chosen) => {
          setFiles(chosen)
          setRefused({})
        }}
      />
      {changing && <p className="muted">{t('me.changeHint')}</p>}
      {!online && !changing && <p className="muted">{t('me.previewOffline')}</p>}
      {seen && <ApplyPreview preview={seen} stale={looking} />}
      <div className={classes.foot}>
        <Button
          type="submit"
          size="md"
          fullWidth
          loading={working}
          data-disabled={closed ? true : undefined}
          aria-disabled={closed ? true : undefined}
          aria-describedby={closed ? 'apply-closed' : undefined}
        >
          {t(changing ? 'me.saveChange' : online ? 'me.send' : 'me.sendLater')}
        </Button>
        {closed && (
          <p id="apply-closed" className={`muted ${classes.closed}`}>
            {closed}
          </p>
        )}
      </div>
    </Form>
  )
}

/** What the server finds wrong; a proof that is chosen already is uploaded with the request. */
function found(errors: Readonly<Record<string, readonly string[]>> | undefined, files: number): Record<string, string> {
  const all = Object.entries(errors ?? {}).map(([field, texts]) => [field, texts[0] ?? ''] as const)
  return Object.fromEntries(all.filter(([field]) => field !== 'attachment_ids' || files === 0))
}

async function changeLeave(id: string, body: AskedBody, files: readonly File[]): Promise<string> {
  const attached: string[] = []
  for (const file of files) attached.push((await call(attach, { file })).id)
  return (await callWhole(changeOwn, { params: { id }, body: changedTo(body, attached) })).message
}
