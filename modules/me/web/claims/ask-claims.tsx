/**
 * Claiming: photographed, filled in, looked at with what is found and left, and sent; or laid by, so that several go
 * together. One alone also goes without a connection, with its receipts; so does one that is only begun.
 */
import { Button, Checkbox } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '#design/notice.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { ownChoices } from '#modules/claims/contract/choices.ts'
import { ownTypes, preview as previewCall, weeks } from '#modules/claims/contract/own.ts'
import { bodyOf, ClaimFields, type ClaimValues, draftOf, emptyClaim, ReadReceipt } from '#modules/claims/web/public.tsx'
import { call } from '#platform/http/web/client.ts'
import { showDone } from '#platform/http/web/done-toast.tsx'
import { fieldErrors, Problem } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { useConnection } from '../connection/connection.ts'
import classes from '../me.module.css'
import { sendOrKeep } from '../outbox/outbox.ts'
import { useWords } from '../words.ts'
import { ClaimPreview } from './claim-preview.tsx'
import { LaidBy } from './laid-by.tsx'
import { PhotoField } from './photo-field.tsx'
import { type ClaimBody, type ClaimLine, sendClaims } from './send-claims.ts'
import { useReceipts } from './use-receipts.ts'

/** The travel that a claim begins with, where one comes from it, and the last day it can have cost something. */
export type ClaimedTravel = { readonly id: string; readonly day: string }
type AskClaimsProps = { readonly travel?: ClaimedTravel | undefined; readonly onClose: () => void }

export function AskClaims({ travel, onClose }: AskClaimsProps) {
  const t = useWords()
  const language = useLanguage()
  const kept = useQueryClient()
  const { online } = useConnection()
  const { currency_code, today } = useMe()
  const currency = currency_code ?? ''
  const types = useCall(ownTypes, {}).data ?? []
  const choices = useCall(ownChoices, {}).data
  const begun: ClaimValues = {
    ...emptyClaim(currency, today),
    ...(travel && { travel_id: travel.id, expense_date: travel.day }),
  }
  const [values, setValues] = useState(begun)
  const receipts = useReceipts(online)
  const { files, up } = receipts
  const [lines, setLines] = useState<readonly ClaimLine[]>([])
  const [confirmed, setConfirmed] = useState(false)
  const [together, setTogether] = useState<{ readonly asks: readonly string[]; readonly looked: boolean }>(
    NOTHING_ASKED,
  )
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [working, setWorking] = useState(false)
  const type = types.find(({ id }) => id === values.type_id)
  const body = bodyOf(values, type, currency)
  const looks = body !== undefined && online
  const attachment_ids = up.map(({ id }) => id)
  const preview = useQuery({
    queryKey: [previewCall.id, body, attachment_ids, language],
    queryFn: ({ signal }) => call(previewCall, { body: { ...(body as ClaimBody), attachment_ids }, signal }),
    enabled: looks,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isFresh = looks && preview.isSuccess && !preview.isPlaceholderData
  const found = isFresh ? firstOf(preview.data.errors, files.length > up.length) : {}
  // Of several the server names the line: what is wrong with one stands at that one.
  const refusedAt = (at: number) =>
    Object.entries(refused).flatMap(([field, text]) =>
      field.startsWith(`claims.${at}.`) ? [[field.slice(`claims.${at}.`.length), text] as const] : [],
    )
  const own = Object.entries(refused).filter(([field]) => !/^claims\.\d+\./.test(field))
  const errors: Readonly<Record<string, string>> = {
    ...found,
    ...fieldErrors(preview.error),
    ...Object.fromEntries([...own, ...refusedAt(lines.length)]),
  }
  const asks = isFresh && Object.keys(found).length === 0 ? preview.data.findings : []
  const isEmpty = body === undefined && files.length === 0 && lines.length > 0
  const closed =
    body === undefined
      ? t('me.claims.missing')
      : online && !preview.isError && !isFresh
        ? t('me.looking')
        : (Object.values(errors)[0] ?? (asks.length > 0 && !confirmed ? t('me.claims.lookFirst') : undefined))
  const change = (next: ClaimValues) => {
    setValues(next)
    setRefused({})
    setTogether(NOTHING_ASKED)
    setConfirmed(false)
  }
  const line = (): ClaimLine[] =>
    body && type
      ? [{ title: `${type.name}${pause()}${dayText(body.expense_date, language)}`, body, files, confirmed }]
      : []
  const layBy = () => {
    setLines([...lines, ...line()])
    setValues({ ...emptyClaim(currency, today), ...stays(values) })
    receipts.handOver()
    setTogether(NOTHING_ASKED)
    setConfirmed(false)
  }
  const takeOut = (at: number) => {
    setLines(lines.filter((_, other) => other !== at))
    setRefused({})
    setTogether(NOTHING_ASKED)
  }
  const byWeek = useCall(weeks, {}).data?.enabled ?? false
  // As calls that the dialog knows of: what was kept or sent is not asked about when it closes.
  const keeping = useMutation({
    mutationFn: async () => {
      const { ids, rest } = await receipts.sent(files)
      const body = draftOf(values, { type, currency, untouched: emptyClaim(currency, today) }, ids)
      const title = type?.name ?? t('me.claims.draft')
      return (await sendOrKeep({ kind: 'claim', what: 'keep', title, body, files: rest })).sent
    },
  })
  const keep = async () => {
    setWorking(true)
    try {
      const sent = await keeping.mutateAsync()
      // Nothing stands here any more that would be lost.
      setValues(emptyClaim(currency, today))
      receipts.handOver()
      showDone(t(sent === 'later' ? 'me.keptForLater' : byWeek && body ? 'me.claims.keptWeek' : 'me.claims.keptDraft'))
      await kept.invalidateQueries()
      onClose()
    } catch (problem) {
      showProblem(problem)
      setWorking(false)
    }
  }
  const sending = useMutation({
    mutationFn: () => {
      const all = [...lines, ...(isEmpty ? [] : line())]
      const title = t('me.claims.together', { title: all[0]?.title ?? '', count: all.length - 1 })
      return sendClaims(all, { title, looked: together.looked, sent: receipts.sent })
    },
  })
  const submit = async () => {
    setWorking(true)
    try {
      const sent = await sending.mutateAsync()
      showDone(sent === 'later' ? t('me.keptForLater') : sent)
      await kept.invalidateQueries()
      onClose()
    } catch (problem) {
      setRefused(fieldErrors(problem))
      if (problem instanceof Problem && problem.confirmRequired) setTogether({ asks: problem.lines, looked: false })
      else showProblem(problem)
      setWorking(false)
    }
  }
  const stops = together.asks.length > 0 && !together.looked ? t('me.claims.lookFirst') : isEmpty ? undefined : closed
  const isUntouched = files.length === 0 && JSON.stringify(values) === JSON.stringify(begun)
  const leave = () => {
    receipts.throwAllAway()
    onClose()
  }
  return (
    <SideDialog opened onClose={leave} position="bottom" size="92%" title={t('me.claims.ask')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          // Pressed in the moment in which the preview is fetched again, it is sent all the same: the server looks, too.
          if (!stops || stops === t('me.looking')) void submit()
        }}
      >
        <LaidBy lines={lines} refusedAt={refusedAt} onRemove={takeOut} />
        <PhotoField files={files} error={errors.attachment_ids} onFiles={receipts.change} />
        {!type?.is_unit_based &&
          up.map(({ id, name }) => (
            <ReadReceipt
              key={id}
              {...{ id, name, values }}
              by="own"
              untouched={emptyClaim(currency, today)}
              onChange={change}
            />
          ))}
        <ClaimFields
          types={types}
          choices={choices}
          currency={currency}
          today={today}
          values={values}
          errors={errors}
          onChange={change}
        />
        {!online && <p className="muted">{t('me.previewOffline')}</p>}
        {looks && preview.data && <ClaimPreview preview={preview.data} currency={currency} stale={!isFresh} />}
        {together.asks.length > 0 && (
          <>
            <Notice tone="warn" role="alert">
              {together.asks.join(' · ')}
            </Notice>
            <Checkbox
              label={t('me.claims.sendAnyway')}
              checked={together.looked}
              onChange={(event) => setTogether({ ...together, looked: event.currentTarget.checked })}
            />
          </>
        )}
        {asks.length > 0 && (
          <Checkbox
            label={t('me.claims.sendAnyway')}
            checked={confirmed}
            onChange={(event) => setConfirmed(event.currentTarget.checked)}
          />
        )}
        <div>
          <Button variant="default" fullWidth mb="sm" disabled={closed !== undefined} onClick={layBy}>
            {t('me.claims.another')}
          </Button>
          {lines.length === 0 && (
            <Button variant="default" fullWidth mb="sm" disabled={working || isUntouched} onClick={() => void keep()}>
              {t(byWeek && body ? 'me.claims.keepWeek' : 'me.claims.keepDraft')}
            </Button>
          )}
          <Button
            type="submit"
            size="md"
            fullWidth
            loading={working}
            data-disabled={stops ? true : undefined}
            aria-disabled={stops ? true : undefined}
            aria-describedby={stops ? 'claims-closed' : undefined}
          >
            {lines.length > 0
              ? t('me.claims.sendMany', { count: lines.length + (isEmpty ? 0 : 1) })
              : t(online ? 'me.send' : 'me.sendLater')}
          </Button>
          {stops && (
            <p id="claims-closed" className={`muted ${classes.closed}`}>
              {stops}
            </p>
          )}
        </div>
      </form>
    </SideDialog>
  )
}

const NOTHING_ASKED = { asks: [], looked: false } as const

/** What the next of the same submission mostly shares. */
const stays = ({ type_id, expense_date, travel_id, cost_centres }: ClaimValues) => ({
  ...{ type_id, expense_date, travel_id, cost_centres },
})

/** Whether a receipt is there is seen here; the server is told of it when it is sent. */
function firstOf(errors: Readonly<Record<string, readonly string[]>>, hasFiles: boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field !== 'attachment_ids' || !hasFiles)
      .map(([field, [text = '']]) => [field, text]),
  )
}
