/** Shares of what somebody spends: who bears how many hundredths of it. Together they are to come to a hundred. */
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceField } from './choice-field.tsx'
import { Rows } from './rows.tsx'

export type Share = { readonly cost_centre_id: string; readonly percentage: string }
type ShareRowsProps = {
  readonly legend: string
  readonly hint: string | undefined
  /** The field's own labels, and what its buttons say. */
  readonly centre: string
  readonly share: string
  readonly add: string
  readonly remove: (at: number) => string
  readonly choices: readonly { readonly id: string; readonly code: string; readonly name: string }[]
  readonly rows: readonly Share[]
  /** By `cost_centres`, and `cost_centres.0.percentage` of a row. */
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (rows: readonly Share[]) => void
}

export function ShareRows({ centre, share, choices, rows, errors, ...rest }: ShareRowsProps) {
  return (
    <Rows
      {...rest}
      rows={rows}
      empty={() => ({ cost_centre_id: '', percentage: rows.length === 0 ? '100' : '' })}
      error={errors.cost_centres}
    >
      {(row, set, at) => (
        <>
          <ChoiceField
            label={centre}
            required
            searchable
            data={choices.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))}
            value={row.cost_centre_id}
            error={errors[`cost_centres.${at}.cost_centre_id`]}
            onChange={(cost_centre_id) => set({ cost_centre_id })}
          />
          <TextInput
            label={share}
            required
            inputMode="decimal"
            rightSection={<span className="muted">%</span>}
            value={row.percentage}
            error={errors[`cost_centres.${at}.percentage`]}
            onChange={(event) => set({ percentage: event.currentTarget.value })}
          />
        </>
      )}
    </Rows>
  )
}
