/**
 * Asking for something of any kind: the kind's own fields, what it would come to and who decides, and sending it, now or
 * when there is a connection. From below on a phone, from the side where there is room.
 */
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { showDone } from '#platform/http/web/done-toast.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { useConnection } from '../connection/connection.ts'
import classes from '../me.module.css'
import type { Askable } from '../outbox/askable.ts'
import { sendOrKeep } from '../outbox/outbox.ts'
import { useWords } from '../words.ts'

type Foreseen = { readonly errors: Readonly<Record<string, readonly string[]>> }

export type AskDrawerProps<Body extends object, Preview extends Foreseen> = {
  readonly kind: Askable
  readonly title: string
  /** As it is called where it waits to be sent. */
  readonly called: string
  /** Undefined while something is still to be chosen; `missing` says what. */
  readonly body: Body | undefined
  readonly missing: string
  /** What is sent and does not change what it comes to. */
  readonly besides?: object
  /** Papers that go with it; whether one is there is seen here, the server is told of it when it is sent. */
  readonly files?: readonly File[]
  /** Named by its call; reads what it would come to. */
  readonly name: string
  readonly read: (body: Body, signal: AbortSignal) => Promise<Preview>
  /** The kind’s own fields. */
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode
  /** `stale`: of other fields than those that stand there now. */
  readonly shown: (preview: Preview, stale: boolean) => ReactNode
  readonly onClose: () => void
}

export function AskDrawer<Body extends object, Preview extends Foreseen>(props: AskDrawerProps<Body, Preview>) {
  const { kind, title, called, body, missing, besides, files = [], name, read, children, shown, onClose } = props
  const t = useWords()
  const language = useLanguage()
  const kept = useQueryClient()
  const { online } = useConnection()
  const phone = useMediaQuery('(max-width: 767px)', true, { getInitialValueInEffect: false })
  const [refused, setRefused] = useState<{ readonly of: string; readonly errors: Readonly<Record<string, string>> }>()
  const [working, setWorking] = useState(false)
  const asked = JSON.stringify(body)
  const looks = body !== undefined && online
  const preview = useQuery({
    queryKey: [name, body, language],
    queryFn: ({ signal }) => read(body ?? never(), signal),
    enabled: looks,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isFresh = looks && preview.isSuccess && !preview.isPlaceholderData
  const found = isFresh
    ? Object.fromEntries(
        Object.entries(preview.data.errors)
          .filter(([field]) => field !== 'attachment_ids' || files.length === 0)
          .map(([field, [text = '']]) => [field, text]),
      )
    : {}
  const told = refused && refused.of === asked ? refused.errors : {}
  const errors: Readonly<Record<string, string>> = { ...found, ...fieldErrors(preview.error), ...told }
  const looking = online && !preview.isError && !isFresh
  const closed = body === undefined ? missing : looking ? t('me.looking') : Object.values(errors)[0]
  // As a call that the dialog knows of: what was sent is not asked about when it closes.
  const sending = useMutation({
    mutationFn: () => sendOrKeep({ kind, what: 'apply', title: called, body: { ...body, ...besides }, files }),
  })
  const submit = async () => {
    setWorking(true)
    try {
      const { sent } = await sending.mutateAsync()
      showDone(sent === 'later' ? t('me.keptForLater') : sent)
      await kept.invalidateQueries()
      onClose()
    } catch (problem) {
      setRefused({ of: asked, errors: fieldErrors(problem) })
      showProblem(problem)
      setWorking(false)
    }
  }
  return (
    <SideDialog
      opened
      onClose={onClose}
      position={phone ? 'bottom' : 'right'}
      size={phone ? '85%' : 'md'}
      title={title}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!closed) void submit()
        }}
      >
        {children(errors)}
        {!online && <p className="muted">{t('me.previewOffline')}</p>}
        {looks && preview.data && shown(preview.data, !isFresh)}
        <div>
          <Button
            type="submit"
            size="md"
            fullWidth
            loading={working}
            data-disabled={closed ? true : undefined}
            aria-disabled={closed ? true : undefined}
            aria-describedby={closed ? 'ask-closed' : undefined}
          >
            {t(online ? 'me.send' : 'me.sendLater')}
          </Button>
          {closed && (
            <p id="ask-closed" className={`muted ${classes.closed}`}>
              {closed}
            </p>
          )}
        </div>
      </form>
    </SideDialog>
  )
}

/** Nothing is read before everything needed is chosen. */
function never(): never {
  throw new Error('looked at too early')
}
