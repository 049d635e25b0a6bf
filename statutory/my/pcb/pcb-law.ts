/** The dated figures of the monthly tax deduction as the rule reads them. */
import { rising } from '../../core/bracket.ts'
import { type Entry, lawFile } from '../../core/law-file.ts'
import rates from './pcb.rates.yaml'

// Read while the file below is loaded, so they stand first.
export const childKinds = [
  'children_under_18',
  'children_over_18_studying',
  'children_tertiary',
  'children_disabled',
  'children_disabled_tertiary',
] as const

export const pcbFile = lawFile(rates)

export const annualTax = pcbFile.history('annual_tax', (block) =>
  rising(
    block.list('rows').map((row) => ({
      upTo: row.limit('up to'),
      first: row.amount('first'),
      rate: row.rate('rate'),
      taxOnFirst: row.amount('tax on first'),
      taxOnFirstCategory2: row.amount('tax on first category 2'),
    })),
    'PCB annual tax',
  ),
)

export const method = pcbFile.history('method', (block) => ({
  smallestDeduction: block.amount('smallest deduction'),
  roundedUpTo: block.amount('rounded up to'),
  flatRate: block.rate('flat rate'),
  flatRebateUpTo: block.amount('flat rate rebate up to'),
  flatRebate: block.amount('flat rate rebate'),
  flatRebateCategory2: block.amount('flat rate rebate category 2'),
  nonResidentRate: block.rate('non resident rate'),
}))

export const reliefs = pcbFile.history('reliefs', (block) => ({
  individual: block.amount('individual'),
  spouse: block.amount('spouse'),
  disabledIndividual: block.amount('disabled individual'),
  disabledSpouse: block.amount('disabled spouse'),
  child: block.amount('child'),
  epfUpTo: block.amount('epf up to'),
  childCounts: childKinds.map((kind) => [kind, BigInt(block.entry('child counts').whole(kind))] as const),
  tp1Limits: limits(block.entry('tp1 limits')),
}))

/** The items of form TP1 by the newest law. */
export const tp1Items = (): readonly string[] => [...(reliefs.blocks.at(-1)?.law?.tp1Limits.keys() ?? [])]

export type Reliefs = NonNullable<(typeof reliefs.blocks)[number]['law']>

function limits(items: Entry): ReadonlyMap<string, bigint> {
  return new Map(items.keys().map((code) => [code, items.amount(code)]))
}
