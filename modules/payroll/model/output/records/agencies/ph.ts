/**
 * Philippine agencies. No agency has published what its portal takes today: these are the layouts that programs of others
 * write, each with how well it is known, and the company may change every one.
 */
import { type Amount, amountOf } from '#kernel/money.ts'
import { lastDayOf, monthOf, type YearMonth, yearMonthOf } from '#kernel/plain-date.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { FileInput, Repaid } from '../../file-input.ts'
import { latinText } from '../../plain-text.ts'
import { type Entry, figureOf } from '../../run-sums.ts'
import type { AgencyFile } from '../agency-file.ts'
import { blank, delimited, field, fixed, right, text, zeros } from '../record-layout.ts'
import { type Values, written } from '../value.ts'
import { namesOf } from '../values.ts'
import { pagIbig, pagIbigLoans } from './ph-pag-ibig.ts'
import { digits, loanType, month } from './ph-written.ts'

/** Joined or left within the month, or without pay in it. */
type Remark = 'N' | '1' | '2' | '3'
function remarkOf({ joinedOn, leftOn }: PersonForFiles, period: YearMonth, paid: boolean): Remark {
  const within = (day: PersonForFiles['joinedOn']) => {
    if (!day) return false
    const of = yearMonthOf(day)
    return of.year === period.year && of.month === period.month
  }
  if (within(leftOn)) return '2'
  if (within(joinedOn)) return '1'
  return paid ? 'N' : '3'
}

const REMARKED: Readonly<Record<Remark, string>> = { N: 'A', '1': 'NH', '2': 'SP', '3': 'NE' }

function remarks({ person, payslip }: Entry, input: FileInput): Values {
  const remark = remarkOf(person, input.period, figureOf(payslip, 'sss_compensation') > 0n)
  const day = remark === '1' ? person.joinedOn : remark === '2' ? person.leftOn : null
  return {
    remark,
    philhealth_remark: REMARKED[remark],
    remark_date: day ? { day } : undefined,
    remark_date_or_null: day ? written({ day }, 'MMDDYYYY') : 'NULL',
  }
}

/** Signs that the upload refuses are left out of its texts. */
const BANNED = /[/\\*\-"'%$&@#!{}~`^;]/g
const sssText = (of: string): string => latinText(of).replace(BANNED, ' ').replace(/\s+/g, ' ').trim()

function sssMember(entry: Entry, input: FileInput): Values {
  const { last, first, middle } = namesOf(entry.person)
  const number = digits(input, 'sss_employer_number')
  return {
    ...remarks(entry, input),
    employer_ss: number.slice(0, 10),
    employer_branch: number.slice(10, 13).padStart(3, '0').replace('000', '001'),
    last_name: { name: sssText(last) },
    first_name: { name: sssText(first) },
    middle_or_null: sssText(middle).slice(0, 1) || 'NULL',
    position_or_null: 'NULL',
  }
}

const sss: AgencyFile = {
  name: 'sss',
  standing: 'single source',
  needs: ['sss_employer_number'],
  asks: ['sss_number'],
  listed: ['sss_employee', 'sss_employer'],
  more: sssMember,
  comesTo: { sss_compensation: ['sss_compensation'] },
  fileName: (input) => `SSS_${digits(input, 'sss_employer_number').slice(0, 10)}_${month(input, 'MMYYYY')}.txt`,
  layout: delimited({
    ...{ delimiter: ';', encoding: 'ascii', titles: false, upper: true, quotes: false, extension: 'txt' },
    detail: [
      field('employer_ss'),
      field('employer_branch'),
      field('sss_number'),
      field('last_name'),
      field('first_name'),
      text('NULL'),
      field('middle_or_null'),
      field('sss_compensation'),
      field('remark'),
      field('remark_date_or_null'),
      field('position_or_null'),
    ],
  }),
}

/** What of the employer's share is employees' compensation (EC); the law says it by the compensation of the month. */
function compensationOf({ payslip }: Entry, input: FileInput): Amount {
  const compensation = payslip.figures.sss_compensation
  if (typeof compensation !== 'string' || figureOf(payslip, 'sss_employer') === 0n) return 0n
  const { answer } = workOut('ph.sss', lastDayOf(input.period), { compensation })
  return isRefusedAnswer(answer) ? 0n : amountOf(String(answer.employees_compensation))
}

const PLACES = [1, 2, 3] as const
/** A quarter has three places; the month stands in its own and the others are 0.00. */
function inQuarter(name: string, amount: Amount, input: FileInput): Values {
  const own = ((monthOf(lastDayOf(input.period)) - 1) % 3) + 1
  return Object.fromEntries(PLACES.map((place) => [`${name}_${place}`, place === own ? amount : 0n]))
}

function r3Member(entry: Entry, input: FileInput): Values {
  const ec = compensationOf(entry, input)
  const shares = figureOf(entry.payslip, 'sss_employee') + figureOf(entry.payslip, 'sss_employer') - ec
  return {
    ...sssMember(entry, input),
    ...inQuarter('sss_month', shares, input),
    ...inQuarter('ec_month', ec, input),
    sss_and_ec: shares + ec,
  }
}

const sssR3: AgencyFile = {
  name: 'sss_r3',
  standing: 'several',
  needs: ['sss_employer_number'],
  asks: ['sss_number'],
  listed: ['sss_employee', 'sss_employer'],
  more: r3Member,
  comesTo: {},
  inAll: {
    values: PLACES.flatMap((place) => [`sss_month_${place}`, `ec_month_${place}`]),
    figures: ['sss_employee', 'sss_employer'],
  },
  fileName: (input) => `R3_${digits(input, 'sss_employer_number').slice(0, 10)}_${month(input, 'MMYYYY')}.txt`,
  layout: fixed({
    upper: true,
    header: [
      [
        text('00'),
        field('employer', { width: 30 }),
        field('month', { format: 'MMYYYY', width: 6 }),
        field('sss_employer_number', { width: 10 }),
        blank(10),
        blank(8),
        right('total_sss_and_ec', 12),
      ],
    ],
    detail: [
      text('20'),
      field('last_name', { width: 15 }),
      field('first_name', { width: 15 }),
      field('middle_initial', { width: 1 }),
      field('sss_number', { width: 10 }),
      ...PLACES.map((place) => right(`sss_month_${place}`, 8)),
      ...PLACES.map(() => text('0.00', { width: 6, align: 'right' })),
      ...PLACES.map((place) => right(`ec_month_${place}`, 6)),
      blank(6),
      field('remark', { width: 1 }),
      field('remark_date', { format: 'MMDDYYYY', width: 8 }),
    ],
    trailer: [
      [
        text('99'),
        ...PLACES.map((place) => right(`total_sss_month_${place}`, 12)),
        ...PLACES.map(() => text('0.00', { width: 10, align: 'right' })),
        ...PLACES.map((place) => right(`total_ec_month_${place}`, 10)),
      ],
    ],
  }),
}

const sssLoans: AgencyFile = {
  name: 'sss_loans',
  standing: 'single source',
  needs: ['sss_employer_number'],
  asks: ['sss_number'],
  listed: ({ paidTo }: Repaid) => paidTo === 'sss',
  more: sssMember,
  ofLoan: ({ name }) => ({ loan_type: loanType(name), penalty: 0n }),
  comesTo: { instalment: [] },
  fileName: (input) => `ML2_${digits(input, 'sss_employer_number').slice(0, 10)}_${month(input, 'MMYYYY')}.txt`,
  layout: fixed({
    upper: true,
    header: [
      [
        text('00'),
        field('sss_employer_number', { width: 10 }),
        field('employer', { width: 30 }),
        field('month', { format: 'YYMM', width: 4 }),
      ],
    ],
    detail: [
      text('10'),
      field('sss_number', { width: 10 }),
      field('last_name', { width: 15 }),
      field('first_name', { width: 15 }),
      field('middle_initial', { width: 2 }),
      field('loan_type', { width: 1 }),
      field('loan_from', { format: 'YYMMDD', width: 6 }),
      zeros('loan_amount', 6, { format: 'whole' }),
      zeros('penalty', 7, { format: 'cents' }),
      zeros('instalment', 7, { format: 'cents' }),
      text(' ', { width: 1 }),
      field('remark', { width: 1 }),
    ],
    trailer: [
      [
        text('99'),
        zeros('count', 4),
        zeros('total_penalty', 9, { format: 'cents' }),
        zeros('total_instalment', 9, { format: 'cents' }),
      ],
    ],
  }),
}

/** Agreed for the month, as the law was given it. */
function basicOf({ payslip }: Entry): Values {
  const agreed = payslip.given?.monthly_basic_salary
  return { basic_salary: typeof agreed === 'string' ? amountOf(agreed) : figureOf(payslip, 'gross_pay') }
}

const philhealth: AgencyFile = {
  name: 'philhealth',
  standing: 'single source',
  needs: ['philhealth_employer_number'],
  asks: ['philhealth_number'],
  listed: ['philhealth_employee', 'philhealth_employer'],
  more: (entry, input) => ({ ...remarks(entry, input), ...basicOf(entry) }),
  comesTo: { philhealth_employee: ['philhealth_employee'], philhealth_employer: ['philhealth_employer'] },
  fileName: (input) => `PHIC_${digits(input, 'philhealth_employer_number')}_${month(input, 'MMYYYY')}.csv`,
  layout: delimited({
    encoding: 'ascii',
    detail: [
      field('philhealth_number', { title: 'PIN' }),
      field('last_name', { title: 'Last name' }),
      field('first_name', { title: 'First name' }),
      field('middle_name', { title: 'Middle name' }),
      field('birth_date', { title: 'Birth date', format: 'MM/DD/YYYY' }),
      field('sex', { title: 'Sex' }),
      field('basic_salary', { title: 'Basic salary' }),
      field('philhealth_employee', { title: 'EE' }),
      field('philhealth_employer', { title: 'ER' }),
      field('philhealth_remark', { title: 'Status' }),
      field('month', { title: 'Month', format: 'MMYYYY' }),
    ],
  }),
}

export const philippineFiles: readonly AgencyFile[] = [
  sss,
  sssR3,
  sssLoans,
  philhealth,
  pagIbig,
  pagIbigLoans('pag_ibig_loans', 'ST'),
  pagIbigLoans('pag_ibig_calamity', 'CL'),
  pagIbigLoans('pag_ibig_housing', 'HL'),
  pagIbigLoans('pag_ibig_mp2', 'M2'),
]
