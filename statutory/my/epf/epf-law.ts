/** The dated figures of the EPF's Third Schedule as the rule reads them. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { rising } from '../../core/bracket.ts'
import type { Found } from '../../core/history.ts'
import { lawFile } from '../../core/law-file.ts'
import rates from './epf.rates.yaml'

export const epfFile = lawFile(rates)

export const liability = epfFile.history('liability', (block) => ({
  fromAge: block.whole('liable from age'),
  belowAge: block.whole('liable below age'),
  laterPartsFromAge: block.whole('later parts from age'),
  nilUpTo: block.amount('nil up to'),
}))

export const wageBands = epfFile.history('wage_bands', (block) => ({
  lowerEmployerRateAbove: block.amount('lower employer rate above'),
  rows: rising(
    block.list('rows').map((row) => ({ upTo: row.limit('up to'), width: row.amount('width') })),
    'EPF wage bands',
  ),
}))

const part = (table: string) =>
  epfFile.history(table, (block) => ({
    employee: block.rate('employee'),
    employer: block.rate('employer'),
    employerAboveLimit: block.rate('employer above limit'),
  }))

const parts = { A: part('part_a'), C: part('part_c'), E: part('part_e'), F: part('part_f') }
export type EpfPart = keyof typeof parts

/** The rates of a Part on a day; refused before the Part's first day. */
export const partRates = (name: EpfPart, on: PlainDate): Found<PartRates> => parts[name].on(on)
/** Whether contributing under the Part was already a duty. */
export const partInForce = (name: EpfPart, on: PlainDate): boolean => parts[name].since(on) !== undefined

export type PartRates = NonNullable<(typeof parts.A.blocks)[number]['law']>
