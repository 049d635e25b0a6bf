/** Asking for leave: what it comes to is shown, day by day, before it is sent; without a connection it is kept. */
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Empty, Loaded } from '#design/states.tsx'
import { ownBalance, ownTypes, previewOwn } from '#modules/leave/contract/own.ts'
import { call } from '#platform/http/web/client.ts'
import { showDone } from '#platform/http/web/done-toast.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useConnection } from '../connection/connection.ts'
import classes from '../me.module.css'
import { MeHead } from '../me-head.tsx'
import { sendOrKeep } from '../outbox/outbox.ts'
import { useWords } from '../words.ts'
import { ApplyFields } from './apply-fields.tsx'
import { ApplyPreview } from './apply-preview.tsx'
import { type Asked, bodyOf, type LeaveType, nothingAsked } from './asked.ts'

/** Long enough not to ask at every key, short enough not to be noticed. */
const PAUSE_MS = 250

export function ApplyScreen() {
  const t = useWords()
  const types = useCall(ownTypes, {}, { staleTime: 60_000 })
  return (
    <>
      <MeHead title={t('me.applyForLeave')} back="/me/leave" />
      <Loaded reading={types} rows={8}>
        {(found) =>
          found.length === 0 ? (
            <section className={`card ${classes.card}`}>
              <Empty title={t('me.noLeaveTypes')} />
            </section>
          ) : (
            <Form types={found} />
          )
        }
      </Loaded>
    </>
  )
}

function Form({ types }: { readonly types: readonly LeaveType[] }) {
  const t = useWords()
  const navigate = useNavigate()
  const kept = useQueryClient()
  const language = useLanguage()
  const { online } = useConnection()
  const { type: wished, from: day } = useSearch({ strict: false }) as { type?: string; from?: string }
  const [asked, setAsked] = useState<Asked>(() => ({
    ...nothingAsked(types.find(({ id }) => id === wished)?.id ?? types[0]?.id ?? ''),
    from: day ?? '',
  }))
  const [files, setFiles] = useState<readonly File[]>([])
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [working, setWorking] = useState(false)
  const balances = useCall(ownBalance, {})
  const type = types.find(({ id }) => id === asked.type)
  const body = bodyOf(asked, type)
  const [settled] = useDebouncedValue(JSON.stringify(body ?? null), PAUSE_MS)
  const preview = useQuery({
    queryKey: [previewOwn.id, settled, language],
    queryFn: ({ signal }) => call(previewOwn, { body: JSON.parse(settled), signal }),
    enabled: settled !== 'null' && online,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  // Only what was answered for the very days chosen now counts; what was answered before is still shown, dimmed.
  const isLookedAt = settled === JSON.stringify(body) && !preview.isPlaceholderData
  const seen = body && online ? preview.data : undefined
  const told = isLookedAt ? seen?.errors : undefined
  const errors = { ...found(told, files.length), ...fieldErrors(preview.error), ...refused }
  const change = (changed: Partial<Asked>) => {
    setAsked((before) => ({ ...before, ...changed }))
    setRefused({})
  }
  const looking = online && !(isLookedAt && (preview.isSuccess || preview.isError))
  const closed = !body ? t('me.chooseDays') : looking ? t('me.looking') : Object.values(errors)[0]
  const submit = async () => {
    if (!body || !type) return
    setWorking(true)
    try {
      const title = `${type.label}, ${dayText(body.from, language)}`
      const { sent } = await sendOrKeep({ kind: 'leave', what: 'apply', title, body, files })
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
    <form
      className={classes.form}
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
      {!online && <p className="muted">{t('me.previewOffline')}</p>}
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
          {t(online ? 'me.send' : 'me.sendLater')}
        </Button>
        {closed && (
          <p id="apply-closed" className={`muted ${classes.closed}`}>
            {closed}
          </p>
        )}
      </div>
    </form>
  )
}

/** What the server finds wrong; a proof that is chosen already is uploaded with the request. */
function found(errors: Readonly<Record<string, readonly string[]>> | undefined, files: number): Record<string, string> {
  const all = Object.entries(errors ?? {}).map(([field, texts]) => [field, texts[0] ?? ''] as const)
  return Object.fromEntries(all.filter(([field]) => field !== 'attachment_ids' || files === 0))
}
