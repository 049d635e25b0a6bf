/** Asking for a day off that was earned: what it comes to, until when, and who decides, before it is sent. */

import { Button, Checkbox, SegmentedControl, Textarea } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { call } from '#platform/http/web/client.ts'
import { showDone } from '#platform/http/web/done-toast.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { useConnection } from '../connection/connection.ts'
import { useAmount } from '../leave/amounts.ts'
import classes from '../me.module.css'
import { sendOrKeep } from '../outbox/outbox.ts'
import { useWords } from '../words.ts'
import { EarnedPreview } from './earned-preview.tsx'
import { type EarningName, earnings } from './earnings.ts'

type AskDrawerProps = { readonly name: EarningName; readonly onClose: () => void }
const amounts = [1, 0.5] as const

export function AskDrawer({ name, onClose }: AskDrawerProps) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  const kept = useQueryClient()
  const { today } = useMe()
  const { online } = useConnection()
  const [date, setDate] = useState('')
  const [half, setHalf] = useState(false)
  const [worked, setWorked] = useState(false)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [working, setWorking] = useState(false)
  const said = reason.trim()
  const body = { date, ...(name === 'offInLieu' ? { amount: half ? (0.5 as const) : (1 as const) } : { worked }) }
  const preview = useQuery({
    queryKey: [earnings[name].calls.preview.id, body, language],
    queryFn: ({ signal }) => call(earnings[name].calls.preview, { body, signal }),
    enabled: date !== '' && online,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isFresh = date !== '' && online && preview.isSuccess && !preview.isPlaceholderData
  const found = isFresh
    ? Object.fromEntries(Object.entries(preview.data.errors).map(([f, [text = '']]) => [f, text]))
    : {}
  const errors: Readonly<Record<string, string>> = { ...found, ...fieldErrors(preview.error), ...refused }
  const looking = online && !preview.isError && !isFresh
  const closed = date === '' ? t('me.earned.chooseDay') : looking ? t('me.looking') : Object.values(errors)[0]
  const submit = async () => {
    setWorking(true)
    try {
      const { sent } = await sendOrKeep({
        kind: earnings[name].kind,
        what: 'apply',
        title: `${t(`me.${name}`)}, ${dayText(date, language)}`,
        body: { ...body, ...(said && { reason: said }) },
      })
      showDone(sent === 'later' ? t('me.keptForLater') : sent)
      await kept.invalidateQueries()
      onClose()
    } catch (problem) {
      setRefused(fieldErrors(problem))
      showProblem(problem)
      setWorking(false)
    }
  }
  const change = (apply: () => void) => {
    apply()
    setRefused({})
  }
  return (
    <SideDialog opened onClose={onClose} position="bottom" size="85%" title={t(`me.${name}.ask`)}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!closed) void submit()
        }}
      >
        <DateField
          label={t(`me.${name}.day`)}
          description={date ? weekDayText(date, language) : t(`me.${name}.dayHint`)}
          value={date}
          latest={name === 'offInLieu' ? today : undefined}
          error={errors.date}
          onChange={(day) => change(() => setDate(day))}
        />
        {name === 'offInLieu' ? (
          <div>
            <span className={classes.label}>{t('me.earned.howMuch')}</span>
            <SegmentedControl
              fullWidth
              aria-label={t('me.earned.howMuch')}
              value={half ? '0.5' : '1'}
              onChange={(chosen) => change(() => setHalf(chosen === '0.5'))}
              data={amounts.map((one) => ({ value: String(one), label: amount(one, 'day') }))}
            />
          </div>
        ) : (
          <Checkbox
            label={t('me.earned.worked')}
            description={t('me.earned.workedHint')}
            checked={worked}
            onChange={(event) => {
              const { checked } = event.currentTarget
              change(() => setWorked(checked))
            }}
          />
        )}
        <Textarea
          label={t('me.reasonOptional')}
          value={reason}
          error={errors.reason}
          rows={2}
          autosize
          maxRows={6}
          maxLength={2000}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {!online && <p className="muted">{t('me.previewOffline')}</p>}
        {date !== '' && online && preview.data && <EarnedPreview preview={preview.data} stale={!isFresh} />}
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
