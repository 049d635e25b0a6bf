/** What other modules' screens take from here: choosing a person, adding many, and what fields are called. */
import type { ReactNode } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { useDesignWords } from '#design/words.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { activeEmployees } from '../contract/lists.ts'

export { BatchDialog } from './batch/batch-dialog.tsx'
export { fieldWord } from './labels.ts'
export { OwnRecord } from './own/own-record.tsx'

const SHOWN = 40

type EmployeePickerProps = {
  readonly label: string
  readonly value?: string | null
  readonly onChange?: (id: string) => void
  readonly error?: ReactNode
  readonly required?: boolean
  /** Nobody chooses oneself as one's own manager. */
  readonly without?: string
}

export function EmployeePicker({ label, value, onChange, error, required, without }: EmployeePickerProps) {
  const t = useDesignWords()
  const people = useCall(activeEmployees, { params: { x: '0' } }, { staleTime: 300_000 })
  return (
    <ChoiceField
      label={label}
      searchable
      clearable={!required}
      required={required}
      limit={SHOWN}
      value={value}
      onChange={onChange}
      error={error}
      placeholder={t('design.pickEmployee')}
      nothingFoundMessage={t('design.nobody')}
      data={(people.data ?? [])
        .filter(({ id }) => id !== without)
        .map((one) => ({ value: one.id, label: `${one.full_name} · ${one.staff_id}` }))}
    />
  )
}
