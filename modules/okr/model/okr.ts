/** An OKR of a quarter: who has it, where it stands, and what stands against it. Pure. */

export const owners = ['company', 'department', 'person'] as const
export type Owner = (typeof owners)[number]

export const stages = ['draft', 'submitted', 'agreed', 'closed'] as const
export type Stage = (typeof stages)[number]
export const [DRAFT, SUBMITTED, AGREED, CLOSED] = [0, 1, 2, 3] as const
export const stageOf = (status: number): Stage => stages[status] ?? 'closed'

export const confidences = [3, 2, 1] as const
export const factorKinds = ['finance', 'customer', 'process', 'people'] as const

export type Quarter = { readonly year: number; readonly quarter: number }
export const nextQuarter = ({ year, quarter }: Quarter): Quarter =>
  quarter === 4 ? { year: year + 1, quarter: 1 } : { year, quarter: quarter + 1 }
