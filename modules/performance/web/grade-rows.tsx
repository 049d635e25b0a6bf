/** Which grade so many points are, and whether that is what is expected. */
import { NumberInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Rows } from '#design/fields/rows.tsx'
import { expectations, type Grade } from '../model/result.ts'
import { useWords } from './words.ts'

type GradeRowsProps = {
  readonly rows: readonly Grade[]
  readonly error: ReactNode
  readonly onChange: (rows: readonly Grade[]) => void
}

export function GradeRows({ rows, error, onChange }: GradeRowsProps) {
  const t = useWords()
  return (
    <Rows
      legend={t('performance.grades')}
      rows={rows}
      empty={(): Grade => ({ grade: '', from: 0, expectation: 'meet' })}
      add={t('performance.addGrade')}
      remove={(at) => t('performance.removeGrade', { at })}
      error={error}
      least={1}
      onChange={onChange}
    >
      {(row, set) => (
        <>
          <TextInput
            label={t('performance.grade')}
            required
            maxLength={10}
            value={row.grade}
            onChange={({ currentTarget }) => set({ grade: currentTarget.value })}
          />
          <NumberInput
            label={t('performance.fromPoints')}
            required
            min={0}
            max={100}
            allowDecimal={false}
            value={row.from}
            onChange={(from) => set({ from: Number(from) || 0 })}
          />
          <ChoiceField
            label={t('performance.expectation')}
            allowDeselect={false}
            data={expectations.map((value) => ({ value, label: t(`performance.expectation.${value}`) }))}
            value={row.expectation}
            onChange={(chosen) => set({ expectation: expectations.find((one) => one === chosen) ?? 'meet' })}
          />
        </>
      )}
    </Rows>
  )
}
