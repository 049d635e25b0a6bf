/** The fields of an application, those that its kind of leave takes. */
import { Checkbox, NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { DateField } from '#design/fields/date-field.tsx'
import { HalfHoursField } from '#design/fields/half-hours-field.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import { eventText, useAmount } from './amounts.ts'
import { type Asked, isOneDay, type LeaveType, type Part, takesHalves } from './asked.ts'
import type { Balance } from './balance-row.tsx'
import { ProofField } from './proof-field.tsx'

export type ApplyFieldsProps = {
  readonly types: readonly LeaveType[]
  readonly type: LeaveType | undefined
  readonly balances: readonly Balance[]
  readonly asked: Asked
  readonly files: readonly File[]
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (changed: Partial<Asked>) => void
  readonly onFiles: (files: readonly File[]) => void
}

export function ApplyFields({ types, type, balances, asked, files, errors, onChange, onFiles }: ApplyFieldsProps) {
  const t = useWords()
  const amount = useAmount()
  const left = (id: string) => balances.find(({ type_id, limited }) => type_id === id && limited)
  const labelOf = ({ id, label }: LeaveType) => {
    const balance = left(id)
    if (balance?.per_event && balance.available === 0) return `${label} · ${eventText(t, balance, amount)}`
    return balance ? `${label} · ${t('me.amountLeft', { amount: amount(balance.available, balance.unit) })}` : label
  }
  return (
    <section className={`card ${classes.card}`}>
      <NativeSelect
        label={t('me.leaveType')}
        value={asked.type}
        data={types.map((one) => ({ value: one.id, label: labelOf(one) }))}
        error={errors.type_id}
        onChange={(event) => onChange({ type: event.currentTarget.value, byHours: false, variant: '' })}
      />
      {type?.granted === 'event' && <EventFields type={type} asked={asked} errors={errors} onChange={onChange} />}
      {type?.unit === 'hour' && (
        <Checkbox
          label={t('me.byHours')}
          checked={asked.byHours}
          onChange={(event) => onChange({ byHours: event.currentTarget.checked, to: '' })}
        />
      )}
      <DayFields type={type} asked={asked} errors={errors} onChange={onChange} />
      <Textarea
        label={t(type?.reason_needed ? 'me.reason' : 'me.reasonOptional')}
        required={type?.reason_needed}
        value={asked.reason}
        error={errors.reason}
        rows={2}
        autosize
        maxRows={6}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
      <ProofField files={files} error={errors.attachment_ids} onFiles={onFiles} />
    </section>
  )
}

type PartProps = Pick<ApplyFieldsProps, 'asked' | 'errors' | 'onChange'> & { readonly type: LeaveType | undefined }

function DayFields({ type, asked, errors, onChange }: PartProps) {
  const t = useWords()
  const language = useLanguage()
  const day = (date: string) => (date ? weekDayText(date, language) : undefined)
  if (asked.byHours) {
    return (
      <>
        <DateField
          label={t('me.day')}
          description={day(asked.from)}
          value={asked.from}
          error={errors.from}
          onChange={(from) => onChange({ from })}
        />
        <div className={classes.pair}>
          <TextInput
            type="time"
            label={t('me.startsAt')}
            value={asked.startTime}
            error={errors.start_time}
            onChange={(event) => onChange({ startTime: event.currentTarget.value })}
          />
          <HalfHoursField
            label={t('me.howManyHours')}
            value={asked.hours}
            error={errors.hours}
            onChange={(hours) => onChange({ hours })}
          />
        </div>
      </>
    )
  }
  const one = isOneDay(asked)
  return (
    <>
      <div className={classes.pair}>
        <DateField
          label={t('me.from')}
          description={day(asked.from)}
          value={asked.from}
          error={errors.from}
          onChange={(from) => onChange({ from, to: asked.to !== '' && asked.to < from ? from : asked.to })}
        />
        <DateField
          label={t('me.to')}
          description={day(asked.to || asked.from)}
          value={asked.to || asked.from}
          earliest={asked.from}
          error={errors.to}
          onChange={(to) => onChange({ to })}
        />
      </div>
      {type && takesHalves(type) && asked.from !== '' && (
        <div className={classes.form}>
          <PartField
            label={one ? t('me.whichPart') : t('me.firstDay')}
            type={type}
            parts={one ? ['full', 'morning', 'afternoon'] : ['full', 'afternoon']}
            value={asked.fromPart}
            error={errors.from_part}
            onChange={(fromPart) => onChange({ fromPart })}
          />
          {!one && (
            <PartField
              label={t('me.lastDay')}
              type={type}
              parts={['full', 'morning']}
              value={asked.toPart}
              error={errors.to_part}
              onChange={(toPart) => onChange({ toPart })}
            />
          )}
        </div>
      )}
    </>
  )
}

type PartFieldProps = {
  readonly label: string
  readonly type: LeaveType
  readonly parts: readonly Part[]
  readonly value: Part
  readonly error: string | undefined
  readonly onChange: (part: Part) => void
}

function PartField({ label, type, parts, value, error, onChange }: PartFieldProps) {
  const t = useWords()
  const chosen = parts.includes(value) ? value : 'full'
  return (
    <div>
      <span className={classes.label}>{label}</span>
      <SegmentedControl
        fullWidth
        aria-label={label}
        value={chosen}
        onChange={(part) => onChange(parts.find((one) => one === part) ?? 'full')}
        data={parts.map((part) => ({
          value: part,
          label: part === 'full' ? t('me.wholeDay') : type.part_labels[part],
        }))}
      />
      {error && (
        <p className="bad" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function EventFields({ type, asked, errors, onChange }: PartProps & { readonly type: LeaveType }) {
  const t = useWords()
  return (
    <>
      <DateField
        label={t('me.eventDay')}
        description={t('me.eventDayHint')}
        value={asked.eventDate}
        error={errors.event_date}
        onChange={(eventDate) => onChange({ eventDate })}
      />
      {type.variants.length > 0 && (
        <NativeSelect
          label={t('me.variant')}
          value={asked.variant}
          error={errors.variant}
          data={[
            { value: '', label: t('me.choose') },
            ...type.variants.map(({ name, label }) => ({ value: name, label })),
          ]}
          onChange={(event) => onChange({ variant: event.currentTarget.value })}
        />
      )}
    </>
  )
}
