/**
 * The form of one claim that is there already: a draft, or a claim that waits, with what it would come to. It is kept
 * with those who decide until it is sent; whoever agreed to a changed one is asked again.
 */
import { Button, Checkbox, CloseButton } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Uploaded } from '#design/fields/files-field.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Notice } from '#design/notice.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { dropAttachment } from '#modules/claims/contract/attachments.ts'
import { ownChoices } from '#modules/claims/contract/choices.ts'
import { ask, changeDraft, changeMine, dropDraft, ownTypes, preview } from '#modules/claims/contract/own.ts'
import {
  bodyOf,
  ClaimFields,
  type ClaimType,
  type ClaimValues,
  draftOf,
  emptyClaim,
  ReadReceipt,
} from '#modules/claims/web/public.tsx'
import { call, callWhole } from '#platform/http/web/client.ts'
import { showDone } from '#platform/http/web/done-toast.tsx'
import { fieldErrors, Problem } from '#platform/http/web/problem.ts'
import { showProblem, textOf } from '#platform/http/web/problem-toast.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useConnection } from '../connection/connection.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import { ClaimPreview } from './claim-preview.tsx'
import { PhotoField } from './photo-field.tsx'
import { allUp, useReceipts } from './use-receipts.ts'

type EditClaimProps = {
  readonly of: { readonly claim: string } | { readonly draft: string }
  readonly began: ClaimValues
  readonly papers: readonly Uploaded[]
  /** Of a claim that waits: also where it is not offered any more. */
  readonly ofType?: ClaimType
}
type Body = NonNullable<ReturnType<typeof bodyOf>>
type Doing = 'sent' | 'kept' | 'dropped'

export function EditClaim({ of, began, papers, ofType }: EditClaimProps) {
  const t = useWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const kept = useQueryClient()
  const { online } = useConnection()
  const { currency_code, today } = useMe()
  const currency = currency_code ?? ''
  const offered = useCall(ownTypes, {}).data ?? []
  const types: readonly ClaimType[] =
    ofType && !offered.some(({ id }) => id === ofType.id) ? [...offered, ofType] : offered
  const choices = useCall(ownChoices, {}).data
  const [values, setValues] = useState(began)
  const [standing, setStanding] = useState(papers)
  const receipts = useReceipts(online)
  const [confirmed, setConfirmed] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const [working, setWorking] = useState<Doing>()
  const isDraft = 'draft' in of
  const untouched = emptyClaim(currency, today)
  const type = types.find(({ id }) => id === values.type_id)
  const body = bodyOf(values, type, currency)
  const known = [...standing, ...receipts.up].map(({ id }) => id)
  const looks = body !== undefined && online
  const asked = { ...(body as Body), attachment_ids: known, ...(!isDraft && { claim_id: of.claim }) }
  const seen = useQuery({
    queryKey: [preview.id, asked, language],
    queryFn: ({ signal }) => call(preview, { body: asked, signal }),
    enabled: looks,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isFresh = looks && seen.isSuccess && !seen.isPlaceholderData
  const found = isFresh ? firstOf(seen.data.errors) : {}
  const errors = { ...found, ...fieldErrors(refused) }
  const lines = refused instanceof Problem && refused.confirmRequired ? refused.lines : []
  const asks = lines.length > 0 || (isFresh && seen.data.findings.length > 0 && Object.keys(found).length === 0)
  const change = (next: ClaimValues) => {
    setValues(next)
    setRefused(undefined)
    setConfirmed(false)
  }
  const run = async (doing: Doing, work: (ids: string[]) => Promise<string>) => {
    setWorking(doing)
    try {
      const ids = doing === 'dropped' ? [] : await allUp(await receipts.sent(receipts.files))
      showDone(await work([...standing.map(({ id }) => id), ...ids]))
      await kept.invalidateQueries()
      void navigate({ to: '/me/claims', replace: true })
    } catch (problem) {
      setRefused(problem)
      if (!(problem instanceof Problem) || Object.keys(fieldErrors(problem)).length === 0) showProblem(problem)
      setWorking(undefined)
    }
  }
  const send = () =>
    run('sent', async (attachment_ids) => {
      const asked = { ...(body as Body), attachment_ids, ...(confirmed && { confirm: true }) }
      if (!isDraft) return (await callWhole(changeMine, { params: { id: of.claim }, body: asked })).message
      const { message } = await callWhole(ask, { body: asked })
      await call(dropDraft, { params: { id: of.draft } })
      return message
    })
  const closed = !online
    ? t('me.changeNeedsConnection')
    : body === undefined
      ? t('me.claims.missing')
      : looks && !seen.isError && !isFresh
        ? t('me.looking')
        : (Object.values(errors)[0] ?? (asks && !confirmed ? t('me.claims.lookFirst') : undefined))
  return (
    <Form
      className={classes.form}
      sending={working !== undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (!closed) void send()
      }}
    >
      {standing.map(({ id, name }) => (
        <div key={id} className={classes.row}>
          <span>{name}</span>
          <CloseButton
            aria-label={t('me.removeFile', { name })}
            onClick={() => setStanding(standing.filter((one) => one.id !== id))}
          />
        </div>
      ))}
      <PhotoField files={receipts.files} error={errors.attachment_ids} onFiles={receipts.change} />
      {!type?.is_unit_based &&
        (isDraft ? [...standing, ...receipts.up] : receipts.up).map(({ id, name }) => (
          <ReadReceipt key={id} {...{ id, name, values, untouched }} by="own" onChange={change} />
        ))}
      <ClaimFields {...{ types, choices, currency, today, values, errors }} onChange={change} />
      {looks && seen.data && <ClaimPreview preview={seen.data} currency={currency} stale={!isFresh} />}
      {!isDraft && <p className="muted">{t('me.changeHint')}</p>}
      {refused instanceof Problem && (
        <Notice tone={lines.length > 0 ? 'warn' : 'bad'} role="alert">
          {[textOf(refused), ...lines].join(' ')}
        </Notice>
      )}
      {asks && (
        <Checkbox
          label={t('me.claims.sendAnyway')}
          checked={confirmed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      )}
      <MayButton type="submit" size="md" fullWidth closed={closed} loading={working === 'sent'}>
        {t(isDraft ? 'me.send' : 'me.saveChange')}
      </MayButton>
      {isDraft && (
        <div className={classes.acts}>
          <Button
            variant="default"
            loading={working === 'kept'}
            onClick={() =>
              void run('kept', async (ids) => {
                const again = { body: draftOf(values, { type, currency, untouched }, ids) }
                return (await callWhole(changeDraft, { params: { id: of.draft }, body: again })).message
              })
            }
          >
            {t('me.claims.keepDraft')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            loading={working === 'dropped'}
            onClick={() =>
              void run('dropped', async () => {
                const { message } = await callWhole(dropDraft, { params: { id: of.draft } })
                receipts.throwAllAway()
                await Promise.allSettled(standing.map(({ id }) => call(dropAttachment, { params: { id } })))
                return message
              })
            }
          >
            {t('me.claims.drop')}
          </Button>
        </div>
      )}
    </Form>
  )
}

const firstOf = (errors: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, [text = '']]) => [field, text]))
