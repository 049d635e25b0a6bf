/** The contributions of the wage month and how much of them this payslip charges: all, half or nothing, less what was. */
import { type Amount, notNegative } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { halfUpToCentavo } from '../../core/rounding.ts'
import type { Worksheet } from '../../core/worksheet.ts'
import { pagIbig } from '../pag-ibig/pag-ibig.ts'
import { basicSalary, noteBasicSalary } from '../philhealth/basic-salary.ts'
import { philhealth } from '../philhealth/philhealth.ts'
import { sss } from '../sss/sss.ts'
import type { Earned } from './earnings.ts'
import type { PayslipFacts } from './payslip-given.ts'

export const shareKeys = [
  'sss_employee',
  'sss_employer',
  'philhealth_employee',
  'philhealth_employer',
  'pag_ibig_employee',
  'pag_ibig_employer',
] as const
export type ShareKey = (typeof shareKeys)[number]
type Shares = Readonly<Record<ShareKey, Amount>>

export type Contributions = {
  readonly sssCompensation: Amount
  readonly fundSalary: Amount
  readonly salaryCredit: Amount
  readonly insuredSalary: Amount
  readonly cappedFundSalary: Amount
  readonly charged: Shares
  /** Of the whole month, where the payslip charges something else. */
  readonly ofMonth: Shares | undefined
  readonly employee: Amount
  readonly employer: Amount
}

export function contributionsOf(
  facts: PayslipFacts,
  earned: Earned,
  on: PlainDate,
  sheet: Worksheet | undefined,
): Contributions {
  const sssCompensation = baseOf('sss_compensation', 'sss_earnings', earned.sss, facts, sheet)
  const fundSalary = baseOf('fund_salary', 'fund_earnings', earned.pagIbig, facts, sheet)
  const whole = facts.charge_contributions === 'full' && nothingCharged(facts)
  const ending = whole ? '' : '_of_month'

  const security = sss(sssCompensation, on, sheet?.within('ph.sss', namesOf('sss', ending)))
  const basic = basicSalary(facts)
  const healthSheet = sheet?.within('ph.philhealth', namesOf('philhealth', ending))
  if (healthSheet) noteBasicSalary(facts, basic, healthSheet)
  const health = philhealth(basic, false, on, healthSheet)
  const fund = pagIbig(fundSalary, false, on, sheet?.within('ph.pag_ibig', namesOf('pag_ibig', ending)))

  const ofMonth = {
    sss_employee: security.employee,
    sss_employer: security.employer,
    philhealth_employee: health.employee,
    philhealth_employer: health.employer,
    pag_ibig_employee: fund.employee,
    pag_ibig_employer: fund.employer,
  }
  const charged = whole ? ofMonth : chargedOf(ofMonth, facts, sheet)
  const employee = sumOf('employee', charged, sheet)
  const employer = sumOf('employer', charged, sheet)
  return {
    sssCompensation,
    fundSalary,
    salaryCredit: security.credit,
    insuredSalary: health.insured,
    cappedFundSalary: fund.capped,
    charged,
    ofMonth: whole ? undefined : ofMonth,
    employee,
    employer,
  }
}

/** This payslip's part, never below zero, with what the month brought before and will still bring. */
function baseOf(
  base: 'sss_compensation' | 'fund_salary',
  earningsKey: string,
  earnings: Amount,
  facts: PayslipFacts,
  sheet: Worksheet | undefined,
): Amount {
  const here = notNegative(earnings - facts.attendance_deduction)
  const [before, after] = [facts.month_so_far[base], facts.rest_of_month[base]]
  const total = before + here + after
  sheet?.note('sum', base, total, {
    figure: base,
    parts: [
      [earningsKey, earnings],
      ['attendance_deduction', here - earnings],
      ['month_so_far', before],
      ['rest_of_month', after],
    ],
  })
  return total
}

function nothingCharged({ month_so_far: before }: PayslipFacts): boolean {
  return shareKeys.every((key) => before[key] === 0n)
}

/** Each of the six shares on its own; more charged before than the month owes comes back. */
function chargedOf(ofMonth: Shares, facts: PayslipFacts, sheet: Worksheet | undefined): Shares {
  const charge = (key: ShareKey): Amount => {
    const part = partOf(ofMonth[key], facts.charge_contributions)
    const before = facts.charge_contributions === 'none' ? 0n : facts.month_so_far[key]
    if (sheet) {
      const month = `${key}_of_month`
      sheet.within('ph.payslip', { [month]: month }).fact(month, ofMonth[key])
      sheet.note('prorated', 'charged_share', part - before, {
        figure: key,
        parts: [
          [month, ofMonth[key]],
          ['charge_contributions', facts.charge_contributions],
          ['charged_before', -before],
        ],
        ...(facts.charge_contributions === 'half' && { rounding: 'half_up_to_centavo' }),
      })
    }
    return part - before
  }
  return {
    sss_employee: charge('sss_employee'),
    sss_employer: charge('sss_employer'),
    philhealth_employee: charge('philhealth_employee'),
    philhealth_employer: charge('philhealth_employer'),
    pag_ibig_employee: charge('pag_ibig_employee'),
    pag_ibig_employer: charge('pag_ibig_employer'),
  }
}

function partOf(share: Amount, charge: PayslipFacts['charge_contributions']): Amount {
  if (charge === 'none') return 0n
  return charge === 'half' ? halfUpToCentavo({ top: share, bottom: 2n }) : share
}

function sumOf(side: 'employee' | 'employer', shares: Shares, sheet: Worksheet | undefined): Amount {
  const total = shares[`sss_${side}`] + shares[`philhealth_${side}`] + shares[`pag_ibig_${side}`]
  sheet?.result(`${side}_contributions`, total, {
    parts: [
      [`sss_${side}`, shares[`sss_${side}`]],
      [`philhealth_${side}`, shares[`philhealth_${side}`]],
      [`pag_ibig_${side}`, shares[`pag_ibig_${side}`]],
    ],
  })
  return total
}

/** What a contribution scheme calls its base and shares, and what the payslip calls them. */
const namesOf = (scheme: 'sss' | 'philhealth' | 'pag_ibig', ending: '' | '_of_month') => NAMES[`${scheme}${ending}`]

const named = (scheme: string, ending: string) => ({
  compensation: 'sss_compensation',
  fund_salary: 'fund_salary',
  monthly_salary_credit: 'monthly_salary_credit',
  insured_salary: 'insured_salary',
  capped_fund_salary: 'capped_fund_salary',
  employee: `${scheme}_employee${ending}`,
  employer: `${scheme}_employer${ending}`,
})

const NAMES = {
  sss: named('sss', ''),
  sss_of_month: named('sss', '_of_month'),
  philhealth: named('philhealth', ''),
  philhealth_of_month: named('philhealth', '_of_month'),
  pag_ibig: named('pag_ibig', ''),
  pag_ibig_of_month: named('pag_ibig', '_of_month'),
}
