/** Claiming overtime: how much of it counts, as what, and who decides, before it is sent. */
import { Button, Checkbox, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { preview as previewCall } from '#modules/overtime/contract/own.ts'
import { breakChoices, compensations } from '#modules/overtime/contract/types.ts'
import { call } from '#platform/http/web/client.ts'
import { showDone } from '#platform/http/web/done-toast.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { useConnection } from '../connection/connection.ts'
import classes from '../me.module.css'
import { sendOrKeep } from '../outbox/outbox.ts'
import { useWords } from '../words.ts'
import { ClaimPreview } from './claim-preview.tsx'

const EMPTY = {
  date: '',
  start_time: '',
  end_time: '',
  break_hours: 0,
  compensation: 'pay' as (typeof compensations)[number],
  voluntary_without_pay: false,
  emergency: false,
}

export function ClaimDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { country } = useMe()
  const kept = useQueryClient()
  const { online } = useConnection()
  const [asked, setAsked] = useState(EMPTY)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [working, setWorking] = useState(false)
  const { date, start_time: start, end_time: end } = asked
  const isWhole = date !== '' && start !== '' && end !== ''
  const preview = useQuery({
    queryKey: [previewCall.id, asked, language],
    queryFn: ({ signal }) => call(previewCall, { body: asked, signal }),
    enabled: isWhole && online,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isFresh = isWhole && online && preview.isSuccess && !preview.isPlaceholderData
  const found = isFresh
    ? Object.fromEntries(Object.entries(preview.data.errors).map(([field, [text = '']]) => [field, text]))
    : {}
  const errors: Readonly<Record<string, string>> = { ...found, ...fieldErrors(preview.error), ...refused }
  const looking = online && !preview.isError && !isFresh
  const closed = !isWhole ? t('me.overtime.chooseTimes') : looking ? t('me.looking') : Object.values(errors)[0]
  const change = (more: Partial<typeof EMPTY>) => {
    setAsked((before) => ({ ...before, ...more }))
    setRefused({})
  }
  // As a call that the dialog knows of: what was sent is not asked about when it closes.
  const sending = useMutation({
    mutationFn: () =>
      sendOrKeep({
        kind: 'overtime',
        what: 'apply',
        title: `${t('me.overtime')}${pause()}${dayText(date, language)}`,
        body: { ...asked, ...(reason.trim() && { reason: reason.trim() }) },
      }),
  })
  const submit = async () => {
    setWorking(true)
    try {
      const { sent } = await sending.mutateAsync()
      showDone(sent === 'later' ? t('me.keptForLater') : sent)
      await kept.invalidateQueries()
      onClose()
    } catch (problem) {
      setRefused(fieldErrors(problem))
      showProblem(problem)
      setWorking(false)
    }
  }
  return (
    <SideDialog opened onClose={onClose} position="bottom" size="90%" title={t('me.overtime.ask')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!closed) void submit()
        }}
      >
        <DateField
          label={t('me.overtime.day')}
          description={date ? weekDayText(date, language) : undefined}
          value={date}
          error={errors.date}
          onChange={(day) => change({ date: day })}
        />
        <div className={classes.pair}>
          <TextInput
            type="time"
            label={t('me.overtime.from')}
            value={start}
            error={errors.start_time}
            onChange={(event) => change({ start_time: event.currentTarget.value })}
          />
          <TextInput
            type="time"
            label={t('me.overtime.to')}
            description={end !== '' && end <= start ? t('me.overtime.nextDay') : undefined}
            value={end}
            error={errors.end_time}
            onChange={(event) => change({ end_time: event.currentTarget.value })}
          />
        </div>
        <div>
          <span className={classes.label}>{t('me.overtime.break')}</span>
          <SegmentedControl
            fullWidth
            aria-label={t('me.overtime.break')}
            value={String(asked.break_hours)}
            onChange={(chosen) => change({ break_hours: Number(chosen) })}
            data={breakChoices.map((hours) => ({ value: String(hours), label: String(hours) }))}
          />
          {errors.break_hours && <p className="bad">{errors.break_hours}</p>}
        </div>
        {country === 'TW' && (
          <div>
            <span className={classes.label}>{t('me.overtime.compensation')}</span>
            <SegmentedControl
              fullWidth
              aria-label={t('me.overtime.compensation')}
              value={asked.compensation}
              onChange={(chosen) => change({ compensation: chosen === 'leave' ? 'leave' : 'pay' })}
              data={compensations.map((value) => ({ value, label: t(`me.overtime.compensation.${value}`) }))}
            />
            {errors.compensation && <p className="bad">{errors.compensation}</p>}
          </div>
        )}
        <Checkbox
          label={t('me.overtime.emergency')}
          error={errors.emergency}
          checked={asked.emergency}
          onChange={(event) => change({ emergency: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('me.overtime.withoutPay')}
          checked={asked.voluntary_without_pay}
          onChange={(event) => change({ voluntary_without_pay: event.currentTarget.checked })}
        />
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
        {isWhole && online && preview.data && <ClaimPreview preview={preview.data} stale={!isFresh} />}
        <div>
          <Button
            type="submit"
            size="md"
            fullWidth
            loading={working}
            data-disabled={closed ? true : undefined}
            aria-disabled={closed ? true : undefined}
            aria-describedby={closed ? 'claim-closed' : undefined}
          >
            {t(online ? 'me.send' : 'me.sendLater')}
          </Button>
          {closed && (
            <p id="claim-closed" className={`muted ${classes.closed}`}>
              {closed}
            </p>
          )}
        </div>
      </form>
    </SideDialog>
  )
}
