/** A period of reviews: its days, what is rated with its weight, grades, and how long each stage may take. */
import { Button, Group, NumberInput, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addCycle, changeCycle, cycles, removeCycle } from '../contract/cycles.ts'
import { factors } from '../contract/factors.ts'
import { periods } from '../contract/fields.ts'
import { usualGrades } from '../model/result.ts'
import { GradeRows } from './grade-rows.tsx'
import { ItemRows, type ItemTyped, typedOf } from './item-rows.tsx'
import { useWords } from './words.ts'

type Cycle = DataOf<typeof cycles>[number]
type CycleDialogProps = {
  readonly now: Cycle | undefined
  readonly onChosen: (id: string) => void
  readonly onClose: () => void
}

export function CycleDialog({ now, onChosen, onClose }: CycleDialogProps) {
  const t = useWords()
  const year = Number(useMe().today.slice(0, 4))
  const known = useCall(factors, {}).data ?? []
  const [removing, setRemoving] = useState(false)
  const gone = () => {
    onChosen('')
    onClose()
  }
  const remove = useAct(removeCycle, { refreshes: [cycles], after: gone })
  const record = useRecordForm({
    now,
    add: addCycle,
    change: changeCycle,
    values: {
      name: now?.name ?? '',
      period: now?.period ?? '',
      year: now?.year ?? year,
      from_on: now?.from_on ?? `${year}-01-01`,
      to_on: now?.to_on ?? `${year}-12-31`,
      factors: (now?.factors ?? []).map(typedOf) as readonly ItemTyped[],
      with_competencies: now?.with_competencies ?? true,
      grades: now?.grades ?? [...usualGrades],
      employee_days: now?.employee_days ?? 7,
      manager_days: now?.manager_days ?? 7,
      hod_days: now?.hod_days ?? 7,
    },
    body: ({ factors: rows, period, ...values }) => ({
      ...values,
      // Nothing chosen is refused by the server, with the words for it.
      period: period as Cycle['period'],
      factors: rows.map(({ id, ...row }) => (id ? { id, ...row } : row)),
      grades: [...values.grades],
    }),
    refreshes: [cycles],
    // Its forms are prepared next, which is offered where the period is chosen.
    after: (added) => {
      if (added) onChosen(added.id)
      onClose()
    },
  })
  const { form } = record
  const set = form.setFieldValue
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      size="xl"
      title={now ? t('performance.cycle.editTitle', { name: now.name }) : t('performance.cycle.add')}
    >
      <TextInput
        label={t('performance.cycle.name')}
        placeholder={t('performance.cycle.nameExample', { year })}
        required
        maxLength={255}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Group grow align="start">
        <ChoiceField
          label={t('performance.period')}
          required
          data={periods.map((value) => ({ value, label: t(`performance.period.${value}`) }))}
          {...form.getInputProps('period')}
        />
        <NumberInput
          label={t('performance.year')}
          required
          min={2000}
          max={2199}
          allowDecimal={false}
          thousandSeparator=""
          {...form.getInputProps('year')}
        />
      </Group>
      <Group grow align="start">
        <DateField label={t('performance.from')} required {...form.getInputProps('from_on')} />
        <DateField label={t('performance.to')} required {...form.getInputProps('to_on')} />
      </Group>
      <ItemRows
        rows={form.values.factors}
        known={known}
        errors={form.errors}
        field="factors"
        onChange={(rows) => set('factors', rows)}
      />
      <Switch
        label={t('performance.withCompetencies')}
        description={t('performance.withCompetenciesHint')}
        {...form.getInputProps('with_competencies', { type: 'checkbox' })}
      />
      <GradeRows rows={form.values.grades} error={form.errors.grades} onChange={(rows) => set('grades', [...rows])} />
      <Group grow align="start">
        {(['employee_days', 'manager_days', 'hod_days'] as const).map((field) => (
          <NumberInput
            key={field}
            label={t(`performance.${field}`)}
            min={0}
            max={365}
            allowDecimal={false}
            {...form.getInputProps(field)}
          />
        ))}
      </Group>
      {now && now.forms === 0 && (
        <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
          {t('performance.cycle.remove')}
        </Button>
      )}
      {removing && now && (
        <ConfirmDialog
          title={t('performance.removeTitle', { name: now.name })}
          action={t('performance.cycle.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: now.id } })}
          onClose={() => setRemoving(false)}
        >
          {t('performance.cycle.removeHint')}
        </ConfirmDialog>
      )}
    </RecordDialog>
  )
}
