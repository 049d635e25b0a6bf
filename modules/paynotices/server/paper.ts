/** A notice on paper, box by box under the form's own numbers. */

import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import { keptDetails } from '#modules/payforms/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { forms } from '../model/form.ts'
import type { Notice } from './gather.ts'
import { boxLabel, partLabel, valueText } from './view.ts'

type Printing = { readonly say: Say; readonly language: Language }
type Found = { readonly notice: Notice; readonly today: PlainDate; readonly country: Country }
type Row = { readonly box: string; readonly label: string; readonly value: string; readonly sum: boolean }

/** On the sheet that yearly forms are printed on. */
export async function noticePdf(tx: Tx, companyId: string, found: Found, printing: Printing): Promise<Buffer> {
  const { notice, today, country } = found
  const { say, language } = printing
  const t = (key: string, params?: Parameters<Say>[2]) => say(language, `paynotices.${key}`, params)
  const { name, employerNumbers, currency } = await companyFacts(tx, companyId)
  const { address } = await companyLetterhead(tx, companyId)
  const details = await keptDetails(tx, companyId)
  const title = t(`form.${notice.form}`)
  const pairs = (all: readonly (readonly [string, string | null | undefined])[]) =>
    all.flatMap(([key, value]) => (value ? [{ label: t(`paper.${key}`), value }] : []))
  const sheet = {
    title,
    subtitle: t(`about.${notice.form}`),
    company: {
      name,
      details: [
        ...(address ? [address] : []),
        ...numbersOf[country].flatMap((number) =>
          employerNumbers[number] ? [`${t(`paper.${number}`)} ${employerNumbers[number]}`] : [],
        ),
      ],
    },
    person: pairs([
      ['full_name', notice.person.fullName],
      ['staff_id', notice.person.staffId],
      ['due_on', dayText(notice.dueOn, language)],
      ['reference', notice.kept?.reference],
    ]),
    parts: partsOf(notice, currency, printing),
    notes: [
      ...notice.lacking.map((field) => t('missing', { field: t(`box.${field}`) })),
      t('paper.standing', { standing: t(`standing.${forms[notice.form].standing}`) }),
      t('paper.made', { day: dayText(today, language) }),
    ],
    signed: pairs([
      ['officer_name', details.officer_name],
      ['officer_position', details.officer_position],
      ['officer_phone', details.officer_phone],
    ]),
  }
  const data = JSON.stringify({ ...languages[language], title, author: name, forms: [sheet] })
  return Buffer.from(await pdfMaker.make({ template: 'year-form', data, tagged: true }))
}

function partsOf({ boxes }: Notice, currency: string, printing: Printing) {
  const parts: { title: string | null; rows: Row[] }[] = []
  for (const one of boxes) {
    const { key, part, is } = one.box
    if (part || parts.length === 0) parts.push({ title: part ? partLabel(part, printing) : null, rows: [] })
    const text = valueText(one, printing)
    parts.at(-1)?.rows.push({
      box: key === is || is === 'total' ? '' : key,
      label: boxLabel(one.box, printing),
      value: one.source.kind === 'money' && text !== '' ? moneyText(text, currency) : text,
      sum: is === 'total',
    })
  }
  return parts
}

const numbersOf = {
  MY: ['employer_tax_number', 'company_registration_number', 'epf_employer_number', 'socso_employer_code'],
  TW: ['unified_business_number', 'labour_insurance_number', 'health_insurance_unit_code'],
  PH: ['employer_tin', 'sss_employer_number', 'philhealth_employer_number', 'pag_ibig_employer_number'],
} as const satisfies Record<Country, readonly string[]>

const languages = {
  en: { lang: 'en', region: null },
  'zh-Hant': { lang: 'zh', region: 'TW' },
} as const satisfies Record<Language, { lang: string; region: string | null }>
