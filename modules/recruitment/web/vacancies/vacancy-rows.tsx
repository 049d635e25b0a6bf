/** The lists within a vacancy, row by row: who recruits, the rounds, and what a candidate is weighed by. */
import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { useDesignWords } from '#design/words.ts'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { parts } from '../../model/vacancy.ts'
import { newKey } from '../new-key.ts'
import { useWords } from '../words.ts'
import classes from './vacancy-rows.module.css'
import type { VacancyValues } from './vacancy-values.ts'

type Form = { readonly form: UseFormReturnType<VacancyValues> }

export function TeamRows({ form }: Form) {
  const t = useWords()
  const add = () => form.insertListItem('team', { employee_id: '', part: 'interviewer' })
  return (
    <Rows title={t('recruitment.team')} hint={t('recruitment.teamHint')} error={form.errors.team} onAdd={add}>
      {form.values.team.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else of their own
        <Row key={at} onRemove={() => form.removeListItem('team', at)}>
          <EmployeePicker label={t('recruitment.person')} {...form.getInputProps(`team.${at}.employee_id`)} />
          <ChoiceField
            label={t('recruitment.part')}
            allowDeselect={false}
            data={parts.map((value) => ({ value, label: t(`recruitment.part.${value}`) }))}
            {...form.getInputProps(`team.${at}.part`)}
          />
        </Row>
      ))}
    </Rows>
  )
}

export function RoundRows({ form }: Form) {
  const t = useWords()
  const rows = form.values.rounds
  const add = () =>
    form.setFieldValue('rounds', [...(rows ?? []), { id: newKey(), name: '', name_zh: '', minutes: 60 }])
  return (
    <Rows
      title={t('recruitment.rounds')}
      hint={rows ? undefined : t('recruitment.usualRounds')}
      error={form.errors.rounds}
      onAdd={add}
    >
      {rows?.map(({ id }, at) => (
        <Row key={id} onRemove={() => form.removeListItem('rounds', at)}>
          <Names form={form} path={`rounds.${at}`} />
          <NumberInput
            label={t('recruitment.minutes')}
            min={5}
            max={600}
            allowDecimal={false}
            {...form.getInputProps(`rounds.${at}.minutes`)}
          />
        </Row>
      ))}
    </Rows>
  )
}

export function ScorecardRows({ form, isNew }: Form & { readonly isNew: boolean }) {
  const t = useWords()
  const rows = form.values.scorecard
  const weight = rows?.reduce((sum, row) => sum + (Number(row.weight) || 0), 0) ?? 0
  const add = () =>
    form.setFieldValue('scorecard', [
      ...(rows ?? []),
      { id: newKey(), name: '', name_zh: '', weight: Math.max(1, 100 - weight) },
    ])
  const hint = rows && rows.length > 0 ? t('recruitment.weighs', { weight }) : undefined
  return (
    <Rows
      title={t('recruitment.scorecard')}
      hint={hint ?? (isNew ? t('recruitment.usualScorecard') : undefined)}
      error={form.errors.scorecard}
      onAdd={add}
    >
      {rows?.map(({ id }, at) => (
        <Row key={id} onRemove={() => form.removeListItem('scorecard', at)}>
          <Names form={form} path={`scorecard.${at}`} />
          <NumberInput
            label={t('recruitment.weight')}
            min={1}
            max={100}
            allowDecimal={false}
            {...form.getInputProps(`scorecard.${at}.weight`)}
          />
        </Row>
      ))}
    </Rows>
  )
}

function Names({ form, path }: Form & { readonly path: string }) {
  const t = useWords()
  return (
    <>
      <TextInput label={t('recruitment.name')} required maxLength={255} {...form.getInputProps(`${path}.name`)} />
      <TextInput label={t('recruitment.nameZh')} maxLength={255} {...form.getInputProps(`${path}.name_zh`)} />
    </>
  )
}

type RowsProps = {
  readonly title: string
  readonly hint?: string | undefined
  readonly error?: ReactNode
  readonly onAdd: () => void
  readonly children: ReactNode
}

export function Rows({ title, hint, error, onAdd, children }: RowsProps) {
  const t = useWords()
  return (
    <fieldset className={classes.rows}>
      <legend>{title}</legend>
      {hint && <p className="muted">{hint}</p>}
      {children}
      {error && <p className={classes.error}>{error}</p>}
      <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={onAdd}>
        {t('recruitment.addRow')}
      </Button>
    </fieldset>
  )
}

export function Row({ onRemove, children }: { readonly onRemove: () => void; readonly children: ReactNode }) {
  const d = useDesignWords()
  return (
    <div className={classes.row}>
      <div className={classes.fields}>{children}</div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={d('design.remove')}
        title={d('design.remove')}
        onClick={onRemove}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </div>
  )
}
