/** Asking for a day off that was earned: which day, how much of it or whether it was worked, and why. */
import { Checkbox, SegmentedControl, Textarea } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { call } from '#platform/http/web/client.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { useAmount } from '../leave/amounts.ts'
import classes from '../me.module.css'
import { AskDrawer } from '../requests/ask-drawer.tsx'
import { useWords } from '../words.ts'
import { EarnedPreview } from './earned-preview.tsx'
import { type EarningName, earnings } from './earnings.ts'

const amounts = [1, 0.5] as const

export function AskEarned({ name, onClose }: { readonly name: EarningName; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  const { today } = useMe()
  const [date, setDate] = useState('')
  const [half, setHalf] = useState(false)
  const [worked, setWorked] = useState(false)
  const [reason, setReason] = useState('')
  const said = reason.trim()
  const asked = { date, ...(name === 'offInLieu' ? { amount: half ? (0.5 as const) : (1 as const) } : { worked }) }
  const { calls, kind } = earnings[name]
  return (
    <AskDrawer
      kind={kind}
      title={t(`me.${name}.ask`)}
      called={`${t(`me.${name}`)}${pause()}${dayText(date, language)}`}
      body={date === '' ? undefined : asked}
      missing={t('me.earned.chooseDay')}
      besides={said ? { reason: said } : {}}
      name={calls.preview.id}
      read={(body, signal) => call(calls.preview, { body, signal })}
      shown={(preview, stale) => <EarnedPreview preview={preview} stale={stale} />}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <DateField
            label={t(`me.${name}.day`)}
            description={date ? weekDayText(date, language) : t(`me.${name}.dayHint`)}
            value={date}
            latest={name === 'offInLieu' ? today : undefined}
            error={errors.date}
            onChange={setDate}
          />
          {name === 'offInLieu' ? (
            <div>
              <span className={classes.label}>{t('me.earned.howMuch')}</span>
              <SegmentedControl
                fullWidth
                aria-label={t('me.earned.howMuch')}
                value={half ? '0.5' : '1'}
                onChange={(chosen) => setHalf(chosen === '0.5')}
                data={amounts.map((one) => ({ value: String(one), label: amount(one, 'day') }))}
              />
            </div>
          ) : (
            <Checkbox
              label={t('me.earned.worked')}
              description={t('me.earned.workedHint')}
              checked={worked}
              onChange={(event) => setWorked(event.currentTarget.checked)}
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
        </>
      )}
    </AskDrawer>
  )
}
