/**
 * 補充保險費扣費明細 of a year, type 62: bonuses beyond four times the insured amount, each payment by itself. The file is
 * as the official sample has it (DPR, Big5); what is missing in the sample is left empty.
 */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { yearOf } from '#kernel/plain-date.ts'
import type { MadeForm, YearForm } from '../form.ts'
import { bare, oneLine, rocYear } from '../plain.ts'
import { type FormYear, type Payment, type PersonYear, said } from '../year.ts'

export const supplementaryPremium: YearForm = {
  name: 'supplementary_premium',
  country: 'TW',
  standing: 'single',
  due: { month: 1, day: 31, standing: 'single' },
  handedOut: false,
  onlyWith: 'premium',
  parts: ['DPR'],
  whole: [],
  boxes: [
    { key: 'payments', kind: 'count' },
    { key: 'paid', kind: 'money' },
    { key: 'premium', kind: 'money', sum: true },
  ],
}

/** Figures that the form reads of each payment. */
export const supplementaryFigures = ['bonus', 'supplementary_premium', 'health_insured_salary'] as const

const amount = ({ figures }: Payment, name: (typeof supplementaryFigures)[number]) => amountOf(figures[name] ?? '0')
const isCharged = (payment: Payment): boolean => amount(payment, 'supplementary_premium') > 0n

export function makeSupplementaryPremium({ person, payments = [] }: PersonYear): MadeForm {
  const charged = payments.filter(isCharged)
  return {
    figures: {
      payments: String(charged.length),
      paid: amountText(sumOf(charged.map((one) => amount(one, 'bonus')))),
      premium: amountText(sumOf(charged.map((one) => amount(one, 'supplementary_premium')))),
    },
    lacking: person.identityNumber || person.passportNumber ? [] : ['identity_number'],
  }
}

const HEAD_OF_ALL =
  '*1,統一編號,所得類別,所得給付起始年月,所得給付結束年月,申報總筆數,所得給付總額,扣繳補充保險費總額,扣費單位名稱,聯絡電話,電子郵件信箱,聯絡人姓名'
const HEAD_OF_EACH =
  '*2,處理方式,給付日期,所得人身分證號,所得人姓名,單次給付獎金,扣繳補充保險費,申報編號,投保單位代號,扣費當月投保金額,同年度累計獎金,註記'
const NAME_PLACES = 25

const whole = (of: bigint): string => amountText(of).replace(/\.\d\d$/, '')
const text = (of: string | null | undefined, width: number): string => oneLine((of ?? '').replaceAll(',', ' '), width)
const day = (of: string): string => `${rocYear(yearOf(of as Payment['paidOn']))}${of.slice(5, 7)}${of.slice(8, 10)}`

/** A line a payment; what the year has had so far counts every bonus, also those that owed nothing. */
export function dprFile(at: FormYear, people: readonly PersonYear[]): { name: string; text: string } {
  const number = bare(at.company.numbers.unified_business_number).slice(0, 8)
  const unit = said(at.company.numbers.health_insurance_unit_code)
  const rows: string[] = []
  let [paid, premiums] = [0n, 0n]
  for (const { person, payments = [], before } of people) {
    let ofYear = amountOf(before.bonus ?? '0')
    for (const payment of payments) {
      const [bonus, premium] = [amount(payment, 'bonus'), amount(payment, 'supplementary_premium')]
      ofYear += bonus
      if (!isCharged(payment)) continue
      paid += bonus
      premiums += premium
      const who = [bare(person.identityNumber) || bare(person.passportNumber), text(person.fullName, 40)]
      const insured = [unit, whole(amount(payment, 'health_insured_salary')), whole(ofYear)]
      const of = ['2', 'I', day(payment.paidOn), ...who, whole(bonus), whole(premium), rows.length + 1, ...insured, '']
      rows.push(of.join())
    }
  }
  const { details, name } = at.company
  const year = rocYear(at.year)
  const sums = [rows.length, whole(paid), whole(premiums)]
  const payer = [wide(name), text(details.officer_phone, 20), '', wide(details.officer_name ?? '')]
  const first = ['1', number, '62', `${year}01`, `${year}12`, ...sums, ...payer].join()
  const lines = [HEAD_OF_ALL, first, HEAD_OF_EACH, ...rows]
  return { name: `DPR${number}${day(at.today)}001.csv`, text: lines.map((line) => `${line}\r\n`).join('') }
}

/** Names of payer and contact fill their places with full-width blanks. */
const wide = (name: string): string => text(name, NAME_PLACES).padEnd(NAME_PLACES, '　')
