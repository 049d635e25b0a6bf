import type { ReactNode } from 'react'
import type { TravelValues } from './travel-values.ts'

export type TravelFieldsProps = {
  readonly values: TravelValues
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (values: TravelValues) => void
}
