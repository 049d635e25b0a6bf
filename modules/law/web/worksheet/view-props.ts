import type { PartShown } from './shown.ts'

export type StepShown = {
  readonly key: string
  readonly kind: string
  readonly label: string
  readonly value: string
  readonly parts: readonly PartShown[]
  readonly row: readonly PartShown[]
  readonly rounding: string | null
  /** Id of the dated block it rests on. */
  readonly source: string | null
  readonly figure: string | null
  readonly from: string | null
  readonly scheme: string
}

export type ViewProps = { readonly step: StepShown; readonly currency: string }
