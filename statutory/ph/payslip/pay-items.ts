/**
 * The types of earning that Philippine payroll knows, and how each counts. Payroll builds its list of pay items
 * from here and may change the treatment of one earning; an "open" treatment is one the law does not settle.
 */
import { type Entry, lawFile } from '../../core/law-file.ts'
import { type MoneyItem, moneyItems } from '../benefits/de-minimis-given.ts'
import rates from './pay-items.rates.yaml'

// Read while the file below is loaded, so they stand first.
export const taxKinds = ['regular', 'supplementary', 'benefit', 'de_minimis', 'exempt'] as const
const treatmentNames = ['sss', 'pag_ibig', 'tax'] as const

export type TaxKind = (typeof taxKinds)[number]

export type Treatment = {
  /** Part of the compensation of SSS, of the fund salary of Pag-IBIG. */
  readonly sss: boolean
  readonly pag_ibig: boolean
  readonly tax: TaxKind
  /** Which de minimis item it is, where it is one. */
  readonly item: MoneyItem | undefined
}

export type PayItem = Treatment & {
  readonly type: string
  /** Treatments the law does not settle: a company must choose them. */
  readonly open: readonly (typeof treatmentNames)[number][]
  /** Treatments that follow from the texts without standing in them. */
  readonly inferred: readonly (typeof treatmentNames)[number][]
}

export const payItemsFile = lawFile(rates)

export const treatments = payItemsFile.history('treatments', (block) => {
  const items = block.list('rows').map(itemOf)
  return { items, byType: new Map(items.map((item) => [item.type, item])) }
})

/** Cited where a minimum wage earner has other taxable pay. */
export const minimumWageReading = payItemsFile.history('minimum_wage_reading', () => ({}))

/** The types of earning as the newest law treats them. */
export const payItems: readonly PayItem[] = treatments.blocks.at(-1)?.law?.items ?? []

/** How a type counts by the newest law; undefined for a type the law does not know. */
export function treatmentOf(type: string): PayItem | undefined {
  return treatments.blocks.at(-1)?.law?.byType.get(type)
}

function itemOf(row: Entry): PayItem {
  return {
    type: row.text('type'),
    sss: row.flag('sss'),
    pag_ibig: row.flag('pag_ibig'),
    tax: oneOf(taxKinds, row.text('tax')),
    item: row.optional('item') === undefined ? undefined : oneOf(moneyItems, row.text('item')),
    open: row.textsIfAny('open').map((name) => oneOf(treatmentNames, name)),
    inferred: row.textsIfAny('inferred').map((name) => oneOf(treatmentNames, name)),
  }
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((known) => known === text)
  if (word === undefined) throw new Error(`pay items: ${text} is not one of ${words.join(', ')}`)
  return word
}
