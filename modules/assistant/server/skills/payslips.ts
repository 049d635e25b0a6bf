/** One's own payslips: what came, why it is so, what differs. Only what was released, by its own calls. */
import { amountOf, amountText, parseAmount } from '#kernel/money.ts'
import { ownPayslip, ownPayslips } from '#modules/payroll/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { changeText, moneyText, monthText } from '#platform/words/format.ts'
import { readMonths } from '../../model/months.ts'
import { normalise } from '../../model/normalise.ts'
import { type Asking, notEmployed, type SkillOf, said } from '../asking.ts'

type All = DataOf<typeof ownPayslips>
type Slip = All['payslips'][number]
type Whole = DataOf<typeof ownPayslip>

export const payslip: SkillOf = async (asking) => {
  const { t, text } = asking
  const found = await slipsOf(asking)
  if (!found) return notEmployed(asking, 'payslip')
  const { all, money, named } = found
  const year = yearAsked(asking)
  const sums = year === undefined ? undefined : all.years.find((one) => one.year === year)
  if (sums && readMonths(text, asking.today).length === 0) {
    return said('payslip', t('yearPay', { year: sums.year, months: sums.months, net: money(sums.net_pay) }), {
      facts: sumsOf(asking, sums, money),
      sources: payPage(asking),
    })
  }
  const slip = named[0] ?? all.payslips[0]
  if (!slip) return nothingReleased(asking, 'payslip')
  const key = named.length === 0 && readMonths(text, asking.today).length > 0 ? 'notThatMonth' : 'netPay'
  return said('payslip', t(key, { month: nameOf(asking, slip), net: money(slip.net_pay) }), {
    facts: sumsOf(asking, slip, money),
    sources: slipPage(asking, slip),
  })
}

export const payslipWhy: SkillOf = async (asking) => {
  const { ask, t, text } = asking
  const found = await slipsOf(asking)
  if (!found) return notEmployed(asking, 'payslip_why')
  const { all, money, named } = found
  const slip = named[0] ?? all.payslips[0]
  const whole = slip && (await ask(ownPayslip, { params: { id: slip.id } }))
  if (!slip || !whole) return nothingReleased(asking, 'payslip_why')
  const taken = whole.lines.filter(({ side, amount }) => side === 'deduction' && (parseAmount(amount) ?? 0n) !== 0n)
  const one = taken.find(({ label }) => isNamed(text, label))
  const month = nameOf(asking, slip)
  const told = one
    ? t('whyLine', { label: one.label, amount: money(one.amount), month })
    : t('whyDeductions', {
        month,
        total: money(whole.total_deductions),
        lines: taken.map(({ label, amount }) => t('is', { label, value: money(amount) })).join(' '),
      })
  return said('payslip_why', told, {
    facts: [
      ...taken.map(({ label, amount }) => ({ label, value: money(amount) })),
      { label: t('deductions'), value: money(whole.total_deductions) },
    ],
    actions: [{ label: t('openWhy'), href: `/me/pay/${slip.id}` }],
    sources: slipPage(asking, slip),
  })
}

export const payslipCompare: SkillOf = async (asking) => {
  const { ask, t } = asking
  const found = await slipsOf(asking)
  if (!found) return notEmployed(asking, 'payslip_compare')
  const { all, money, named } = found
  const usual = all.payslips.filter(({ run }) => run === 1)
  const [first, second] = named.length > 1 ? named : [named[0] ?? usual[0], undefined]
  const other = second ?? (first && usual.find((slip) => orderOf(slip) < orderOf(first)))
  if (!first || !other) return nothingReleased(asking, 'payslip_compare')
  const [before, after] = [first, other].toSorted((left, right) => orderOf(left) - orderOf(right)) as [Slip, Slip]
  const [was, now] = await Promise.all([before, after].map(({ id }) => ask(ownPayslip, { params: { id } })))
  if (!was || !now) return nothingReleased(asking, 'payslip_compare')
  const months = { before: nameOf(asking, before), after: nameOf(asking, after) }
  const values = { ...months, was: money(was.net_pay), now: money(now.net_pay) }
  const differing = differences(was, now).map(({ label, change }) => ({
    label,
    value: changeText(change, all.currency_code),
  }))
  return said('payslip_compare', t(differing.length === 0 ? 'samePay' : 'payDiffers', values), {
    facts: [
      { label: months.before, value: money(was.net_pay) },
      { label: months.after, value: money(now.net_pay) },
      ...differing,
    ],
    sources: [...slipPage(asking, before), ...slipPage(asking, after)],
  })
}

/** By what each line added to the net pay; what took more has a minus. */
function differences(was: Whole, now: Whole): readonly { readonly label: string; readonly change: string }[] {
  const keys = [...new Set([...was.lines, ...now.lines].map(({ key, side }) => `${side} ${key}`))]
  const lineOf = (slip: Whole, of: string) => slip.lines.filter(({ key, side }) => `${side} ${key}` === of)
  return keys.flatMap((key) => {
    const [before, after] = [was, now].map((slip) => lineOf(slip, key))
    const sum = (lines: typeof before = []) => lines.reduce((total, { amount }) => total + amountOf(amount), 0n)
    const change = (sum(after) - sum(before)) * (key.startsWith('deduction') ? -1n : 1n)
    const label = (after?.[0] ?? before?.[0])?.label ?? key
    return change === 0n ? [] : [{ label, change: amountText(change) }]
  })
}

async function slipsOf(asking: Asking) {
  const all = await asking.ask(ownPayslips)
  if (!all) return undefined
  const months = readMonths(asking.text, asking.today)
  const named = months.flatMap(({ year, month }) =>
    all.payslips.filter((one) => one.year === year && one.month === month),
  )
  const money = (amount: string) => `${all.currency_code} ${moneyText(amount, all.currency_code)}`
  return { all, money, named }
}

const isNamed = (text: string, label: string): boolean => {
  const words = normalise(label)
    .split(/[\s(),，（）、]+/)
    .filter((word) => word.length > 1 && !/^(?:the|employee|of|員工)$/.test(word))
  return words.some((word) =>
    /[\u4e00-\u9fff]/.test(word) ? text.includes(word) : new RegExp(`\\b${escaped(word)}\\b`).test(text),
  )
}
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const orderOf = ({ year, month, run }: Slip): number => (year * 12 + month) * 100 + run

function nameOf({ language }: Asking, { year, month, run_name }: Slip): string {
  const name = monthText(year, month, language)
  return run_name ? `${name} (${run_name})` : name
}

const sumsOf = (
  { t }: Asking,
  sums: Pick<Slip, 'gross_pay' | 'total_deductions' | 'net_pay'>,
  money: (amount: string) => string,
) => [
  { label: t('gross'), value: money(sums.gross_pay) },
  { label: t('deductions'), value: money(sums.total_deductions) },
  { label: t('net'), value: money(sums.net_pay) },
]

function yearAsked({ text, today }: Asking): number | undefined {
  const year = Number(today.slice(0, 4))
  if (/\b(?:this year|so far|year to date|ytd|tahun ini)\b|今年/.test(text)) return year
  if (/\b(?:last year|tahun lepas)\b|去年/.test(text)) return year - 1
  return undefined
}

const payPage = ({ t }: Asking) => [{ label: t('myPay'), href: '/me/pay' }]
const slipPage = (asking: Asking, slip: Slip) => [
  { label: asking.t('payslipOf', { month: nameOf(asking, slip) }), href: `/me/pay/${slip.id}` },
]

const nothingReleased = (asking: Asking, skill: string) =>
  said(skill, asking.t('noPayslip'), { kind: 'unknown', sources: payPage(asking) })
