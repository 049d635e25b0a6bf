/** The fields of asking for training: a session of the company, or a course outside. */
import { Checkbox, SegmentedControl, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { useTrainingText } from '../training-text.ts'
import { useWords } from '../words.ts'
import type { TrainingValues } from './training-values.ts'

/** A session that can be asked for. */
export type Offered = {
  readonly id: string
  readonly course: string
  readonly starts_on: string
  readonly ends_on: string
  readonly seats: number
  readonly taken: number
  readonly waiting: number
  readonly bond_amount: string | null
  readonly bond_months: number | null
}

type TrainingFieldsProps = {
  readonly values: TrainingValues
  readonly sessions: readonly Offered[]
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (values: TrainingValues) => void
}

export function TrainingFields({ values, sessions, errors, onChange }: TrainingFieldsProps) {
  const t = useWords()
  const set = (changed: Partial<TrainingValues>) => onChange({ ...values, ...changed })
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t('training.kindOf')}
        value={values.kind}
        onChange={(kind) => set({ kind: kind === 'outside' ? 'outside' : 'session' })}
        data={[
          { value: 'session', label: t('training.ofCompany') },
          { value: 'outside', label: t('training.outside') },
        ]}
      />
      {values.kind === 'session' ? (
        <SessionFields values={values} sessions={sessions} errors={errors} set={set} />
      ) : (
        <OutsideFields values={values} errors={errors} set={set} />
      )}
      <Textarea
        label={t('training.reason')}
        value={values.reason}
        error={errors.reason}
        rows={2}
        autosize
        maxRows={6}
        maxLength={2000}
        onChange={(event) => set({ reason: event.currentTarget.value })}
      />
    </Stack>
  )
}

type PartProps = Pick<TrainingFieldsProps, 'values' | 'errors'> & {
  readonly set: (changed: Partial<TrainingValues>) => void
}

function SessionFields({ values, sessions, errors, set }: PartProps & Pick<TrainingFieldsProps, 'sessions'>) {
  const t = useWords()
  const text = useTrainingText()
  const chosen = sessions.find(({ id }) => id === values.session_id)
  const { bond_amount: amount = null, bond_months: months = null } = chosen ?? {}
  return (
    <>
      <ChoiceField
        label={t('training.session')}
        required
        searchable
        nothingFoundMessage={t('training.noneOpen')}
        value={values.session_id}
        error={errors.session_id}
        onChange={(session_id) => set({ session_id, bond: false })}
        data={sessions.map((one) => ({ value: one.id, label: `${one.course} · ${text.span(one)}` }))}
      />
      {chosen && chosen.taken >= chosen.seats && (
        <p className="muted" style={{ margin: 0 }}>
          {t('training.isFull', { no: chosen.waiting + 1 })}
        </p>
      )}
      {amount !== null && months !== null && (
        <Checkbox
          label={t('training.acceptBond', { bond: text.bond({ amount, months }) })}
          description={t('training.acceptBondHint')}
          checked={values.bond}
          onChange={(event) => set({ bond: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

function OutsideFields({ values, errors, set }: PartProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  return (
    <>
      <TextInput
        label={t('training.title.field')}
        required
        value={values.title}
        error={errors.title}
        maxLength={255}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('training.provider')}
          value={values.provider}
          error={errors.provider}
          maxLength={255}
          onChange={(event) => set({ provider: event.currentTarget.value })}
        />
        <MoneyField
          label={t('training.cost')}
          required
          currency={currency}
          value={values.cost}
          error={errors.cost}
          onChange={(cost) => set({ cost })}
        />
        <DateField
          label={t('training.startsOn')}
          required
          value={values.starts_on}
          error={errors.starts_on}
          onChange={(starts_on) => set({ starts_on })}
        />
        <DateField
          label={t('training.endsOn')}
          value={values.ends_on}
          earliest={values.starts_on}
          error={errors.ends_on}
          onChange={(ends_on) => set({ ends_on })}
        />
      </SimpleGrid>
    </>
  )
}
