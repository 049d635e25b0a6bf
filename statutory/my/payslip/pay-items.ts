/**
 * The types of earning that Malaysian payroll knows, and how each counts. Payroll builds its list of pay items
 * from here and may change the treatment of one earning; an "open" treatment is one the law does not settle.
 */

import type { Entry } from '../../core/law-file.ts'
import { lawFile } from '../../core/law-file.ts'
import rates from './pay-items.rates.yaml'

// Read while the file below is loaded, so they stand first.
export const pcbTreatments = ['normal', 'additional', 'none'] as const
const treatmentNames = ['epf', 'socso', 'eis', 'hrd', 'pcb', 'cash'] as const

export type PcbTreatment = (typeof pcbTreatments)[number]

export type Treatment = {
  /** Part of the wages of the scheme. */
  readonly epf: boolean
  readonly socso: boolean
  readonly eis: boolean
  readonly hrd: boolean
  /** Normal or additional remuneration of the monthly tax deduction, or not counted. */
  readonly pcb: PcbTreatment
  /** Paid to the employee; a benefit in kind is not. */
  readonly cash: boolean
}

export type PayItem = Treatment & {
  readonly type: string
  /** Treatments the law does not settle: a company must choose them. */
  readonly open: readonly (keyof Treatment)[]
  /** Treatments that follow from the texts without standing in them. */
  readonly inferred: readonly (keyof Treatment)[]
}

export const payItemsFile = lawFile(rates)

export const treatments = payItemsFile.history('treatments', (block) => {
  const items = block.list('rows').map(itemOf)
  return { items, byType: new Map(items.map((item) => [item.type, item])) }
})

/** The types of earning as the newest law treats them. */
export const payItems: readonly PayItem[] = treatments.blocks.at(-1)?.law?.items ?? []

/** How a type counts by the newest law; undefined for a type the law does not know. */
export function treatmentOf(type: string): PayItem | undefined {
  return treatments.blocks.at(-1)?.law?.byType.get(type)
}

function itemOf(row: Entry): PayItem {
  return {
    type: row.text('type'),
    epf: row.flag('epf'),
    socso: row.flag('socso'),
    eis: row.flag('eis'),
    hrd: row.flag('hrd'),
    cash: row.flag('cash'),
    pcb: oneOf(pcbTreatments, row.text('pcb')),
    open: row.textsIfAny('open').map((name) => oneOf(treatmentNames, name)),
    inferred: row.textsIfAny('inferred').map((name) => oneOf(treatmentNames, name)),
  }
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((known) => known === text)
  if (word === undefined) throw new Error(`pay items: ${text} is not one of ${words.join(', ')}`)
  return word
}
