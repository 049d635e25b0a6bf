/** Yearly forms on paper: one page a person, or the form itself where it has no people's parts. */

import type { Country } from '#kernel/countries.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import type { Box, Figures, Standing } from '../model/form.ts'
import { type FormYear, said } from '../model/year.ts'
import type { Gathered, PersonForm } from './gather.ts'
import { boxLabel, type FormName, lackingOf } from './view.ts'

type Printing = {
  readonly say: Say
  readonly language: Language
  /** Told how many sheets of how many are made. */
  readonly step?: (done: number, total: number) => Promise<void>
}
type Pair = { readonly label: string; readonly value: string }

/** Large enough to share typefaces, small enough that others get their turn in between. */
const PORTION = 50

/** What a sheet says of its form, whoever it is about. */
type About = {
  readonly name: FormName
  readonly period: string
  readonly country: Country
  readonly currency: string
  readonly standing: Standing
  readonly at: FormYear
  readonly lacking: readonly string[]
  readonly receipts: Gathered['receipts']
}
type Sheet = { readonly boxes: readonly Box[]; readonly figures: Figures; readonly person?: PersonForm }

export function formPdf(found: Gathered, people: readonly PersonForm[], printing: Printing): Promise<Buffer> {
  const { form, at, country, currency, lacking, receipts, whole, totals } = found
  const about = { name: form.name, period: String(at.year), standing: form.standing }
  const sheets =
    people.length > 0
      ? people.map((person): Sheet => ({ boxes: form.boxes, figures: person.figures, person }))
      : [whole ? { boxes: form.whole, figures: whole } : { boxes: form.boxes, figures: totals }]
  return onPaper({ ...about, at, country, currency, lacking, receipts }, sheets, printing)
}

/** A form of the company alone. */
export const companyPdf = (about: Omit<About, 'receipts'>, sheet: Sheet, printing: Printing): Promise<Buffer> =>
  onPaper({ ...about, receipts: new Map() }, [sheet], printing)

async function onPaper(about: About, sheets: readonly Sheet[], printing: Printing): Promise<Buffer> {
  const head = { ...languages[printing.language], title: titleOf(about, printing), author: about.at.company.name }
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let from = 0; from < sheets.length; from += PORTION) {
    const forms = sheets.slice(from, from + PORTION).map((sheet) => sheetOf(about, sheet, printing))
    const data = JSON.stringify({ ...head, forms })
    await printing.step?.(from, sheets.length)
    parts.push(await pdfMaker.make({ template: 'year-form', data, tagged: sheets.length <= PORTION }))
  }
  const [only, ...others] = parts
  const joined = only && others.length === 0 ? only : await pdfMaker.make({ join: parts })
  return Buffer.from(joined.buffer)
}

const titleOf = ({ name, period }: About, { say, language }: Printing): string =>
  `${say(language, `payforms.form.${name}`)} ${period}`

function sheetOf(about: About, { boxes, figures, person }: Sheet, printing: Printing) {
  const { name, country, standing, at, lacking } = about
  const { say, language } = printing
  const t = (key: string, params?: Parameters<Say>[2]) => say(language, `payforms.${key}`, params)
  const pairs = (all: readonly (readonly [string, string | null | undefined])[]): Pair[] =>
    all.flatMap(([key, value]) => (value ? [{ label: t(`paper.${key}`), value }] : []))
  const { details, numbers, address } = at.company
  const known = employerNumbers[country].filter((number) => numbers[number])
  return {
    title: titleOf(about, printing),
    subtitle: t(`about.${name}`),
    company: {
      name: at.company.name,
      details: [...(address ? [address] : []), ...known.map((number) => `${t(`paper.${number}`)} ${numbers[number]}`)],
    },
    person: person ? personPairs(person, pairs, language) : [],
    parts: partsOf(about, boxes, figures, printing),
    notes: [
      ...lackingOf([...(person?.lacking ?? []), ...lacking], printing).map(({ text }) => text),
      t('paper.standing', { standing: t(`standing.${standing}`) }),
      t('paper.made', { day: dayText(at.today, language) }),
    ],
    signed: pairs([
      ['officer_name', details.officer_name],
      ['officer_position', details.officer_position],
      ['officer_phone', details.officer_phone],
    ]),
  }
}

const employerNumbers = {
  MY: ['employer_tax_number', 'company_registration_number'],
  TW: ['unified_business_number', 'tax_registration_number'],
  PH: ['employer_tin', 'revenue_district_code'],
} as const

function personPairs(
  { of: { person } }: PersonForm,
  pairs: (all: readonly (readonly [string, string | null | undefined])[]) => Pair[],
  language: Language,
): Pair[] {
  const { statutory } = person
  return pairs([
    ['full_name', person.fullName],
    ['staff_id', person.staffId],
    ['position', person.position],
    ['identity_number', person.identityNumber],
    ['passport_number', person.identityNumber ? null : person.passportNumber],
    ['tax_number', said(statutory.tax_number) || said(statutory.tin)],
    ['epf_number', said(statutory.epf_number)],
    ['socso_number', said(statutory.socso_number)],
    ['address', person.address],
    ['joined_on', person.joinedOn && dayText(person.joinedOn, language)],
    ['left_on', person.leftOn && dayText(person.leftOn, language)],
  ])
}

function partsOf({ name, currency, receipts }: About, boxes: readonly Box[], figures: Figures, printing: Printing) {
  const parts: { title: string | null; rows: { box: string; label: string; value: string; sum: boolean }[] }[] = []
  for (const { key, kind, part, sum } of boxes) {
    if (part || parts.length === 0) {
      const title = part ? printing.say(printing.language, `payforms.part.${name}.${part.toLowerCase()}`) : null
      parts.push({ title, rows: [] })
    }
    const value = figures[key] ?? ''
    parts.at(-1)?.rows.push({
      box: isNumber(key) ? key : '',
      label: boxLabel(printing, name, key) + receiptOf(receipts, key, printing),
      value: kind === 'money' ? moneyText(value || '0.00', currency) : value,
      sum: sum ?? false,
    })
  }
  return parts
}

/** Beside the tax of a month: where it was paid, as the calendar keeps it. */
function receiptOf(receipts: Gathered['receipts'], key: string, { say, language }: Printing): string {
  const month = /^mtd_(\d\d)$/.exec(key)?.[1]
  const found = month ? receipts.get(Number(month)) : undefined
  if (!found) return ''
  const day = dayText(found.paid_on, language)
  return ` · ${say(language, 'payforms.paper.receipt', { reference: found.reference ?? '-', day })}`
}

/** The form's own number of the box: B1a, 44A. */
const isNumber = (key: string): boolean => /^[A-F]?\d{1,2}[A-Za-z]?$/.test(key) || key === 'F'

const languages = {
  en: { lang: 'en', region: null },
  'zh-Hant': { lang: 'zh', region: 'TW' },
} as const satisfies Record<Language, { lang: string; region: string | null }>
