/** What a flow hangs on. Nothing chosen is no condition; everything that is has to hold. */
import { Fieldset, NumberInput, Stack } from '@mantine/core'
import { ChoicesField } from '#design/fields/choices-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { useWords } from '../words.ts'
import type { ConditionChoices, Conditions } from './chain.ts'
import classes from './chains.module.css'

type ConditionFieldsProps = {
  readonly when: Conditions
  readonly choices: ConditionChoices
  readonly onChange: (when: Conditions) => void
}

const LONGEST = 10_000

export function ConditionFields({ when, choices, onChange }: ConditionFieldsProps) {
  const t = useWords()
  const { types, departments, length, amount } = choices
  const set = (change: Conditions) => onChange({ ...when, ...change })
  const days = (name: 'length_from' | 'length_to', label: string) => (
    <NumberInput
      label={label}
      min={0}
      max={LONGEST}
      step={0.5}
      decimalScale={2}
      value={when[name] ?? ''}
      rightSection={<span className="muted">{length}</span>}
      rightSectionWidth={64}
      onChange={(value) => set({ [name]: typeof value === 'number' ? value : undefined })}
    />
  )
  const money = (name: 'amount_from' | 'amount_to', label: string) => (
    <MoneyField
      label={label}
      currency={amount ?? ''}
      value={when[name] ?? ''}
      onChange={(value) => set({ [name]: value || undefined })}
    />
  )
  return (
    <Fieldset legend={t('approvals.when')} className={classes.conditions}>
      <Stack gap="sm">
        {types && (
          <ChoicesField
            label={t('approvals.types')}
            placeholder={when.types?.length ? undefined : t('approvals.allTypes')}
            data={[...types]}
            value={when.types ?? []}
            onChange={(chosen) => set({ types: chosen })}
          />
        )}
        {departments && (
          <ChoicesField
            label={t('approvals.departments')}
            placeholder={when.department_ids?.length ? undefined : t('approvals.allDepartments')}
            data={[...departments]}
            value={when.department_ids ?? []}
            onChange={(chosen) => set({ department_ids: chosen })}
          />
        )}
        {length !== undefined && (
          <div className={classes.pair}>
            {days('length_from', t('approvals.lengthFrom'))}
            {days('length_to', t('approvals.lengthTo'))}
          </div>
        )}
        {amount !== undefined && (
          <div className={classes.pair}>
            {money('amount_from', t('approvals.amountFrom'))}
            {money('amount_to', t('approvals.amountTo'))}
          </div>
        )}
      </Stack>
    </Fieldset>
  )
}
