/** The columns of the review: who, why it is here, the country's figures in their order, net pay and its difference. */
import { ActionIcon } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Column, Filter } from '#design/data-list/column.ts'
import { PersonMark } from '#design/person-mark.tsx'
import { changeText, inBrackets, momentDayText, momentText, moneyText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import type { useWords } from '../words.ts'
import { ReasonBadges, reasonText } from './reason-badges.tsx'
import classes from './run.module.css'
import { shortName } from './short-name.ts'
import type { PayslipRow, Run } from './use-run.ts'

const AMOUNT = 98
const DEDUCTIONS_SHOWN = 3
/** Withholding tax is what people ask about most. */
const ASKED_MOST = 'withholding_tax'
/** A total of ten thousand people is wider than any of their amounts. */
const widthOf = (name: string, total = ''): number => Math.max(AMOUNT, total.length * 8 + 22, name.length * 7 + 22)

const ZERO = /^0(\.0+)?$/

type ColumnsWanted = {
  readonly run: Run
  /** Of all payslips that were found. */
  readonly totals: Readonly<Record<string, string>> | null | undefined
  readonly t: ReturnType<typeof useWords>
  readonly before: string
  readonly language: Language
  readonly zone: string | undefined
  /** Ticks a payslip off, or takes that back; undefined where nothing is ticked off. */
  readonly onLook: ((row: PayslipRow) => void) | undefined
  readonly onWhy: (row: PayslipRow, figure: string) => void
  readonly chosen: { readonly id: string | undefined; readonly figure: string | undefined }
}

export function payslipColumns({
  run,
  totals,
  t,
  before,
  language,
  zone,
  onLook,
  onWhy,
  chosen,
}: ColumnsWanted): readonly Column<PayslipRow>[] {
  const currency = run.currency_code
  const shown = new Set(shownFigures(run))
  const amount = (name: string, header: string): Column<PayslipRow> => ({
    id: name,
    header,
    short: shortName(header),
    width: widthOf(shortName(header), totals?.[name] && moneyText(totals[name], currency)),
    number: true,
    goes: name === 'net_pay' || name === ASKED_MOST ? undefined : name === 'gross_pay' ? 1 : 2,
    phone: name === 'net_pay',
    atFirst: shown.has(name) ? undefined : 'hidden',
    text: (row) => moneyText(textOf(row, name), currency),
    total: totals?.[name] && moneyText(totals[name], currency),
    cell: (row) => (
      <button
        type="button"
        tabIndex={-1}
        className={classes.figure}
        data-strong={name === 'net_pay' || undefined}
        data-chosen={(row.id === chosen.id && name === chosen.figure) || undefined}
        title={t('payroll.whyFigure', { label: header, value: moneyText(textOf(row, name), currency) })}
        onClick={(event) => {
          event.stopPropagation()
          onWhy(row, name)
        }}
      >
        {moneyText(textOf(row, name), currency)}
      </button>
    ),
  })
  return [
    {
      id: 'employee',
      header: t('payroll.employee'),
      always: true,
      least: 200,
      text: (row) => inBrackets(row.full_name, row.staff_id, language),
      total: totals && t('payroll.total'),
      cell: (row) => (
        <span className={classes.person}>
          <PersonMark name={row.full_name} />
          <span>
            <b>
              {row.full_name}
              {row.looked_at && <IconCheck size={14} role="img" aria-label={lookedText(row, { t, language, zone })} />}
            </b>
            <small>{[row.department, row.position].filter(Boolean).join(' · ')}</small>
          </span>
        </span>
      ),
    },
    {
      id: 'staff_id',
      header: t('payroll.staffId'),
      width: 110,
      atFirst: 'hidden',
      text: (row) => row.staff_id,
    },
    {
      id: 'released',
      header: t('payroll.isReleased'),
      width: 120,
      atFirst: 'hidden',
      text: (row) => momentDayText(row.released_at, language, zone),
    },
    {
      id: 'why',
      header: t('payroll.why'),
      least: 190,
      text: (row) => reasonText(row, t),
      cell: (row) => <ReasonBadges row={row} />,
    },
    ...(onLook
      ? [
          {
            id: 'looked',
            header: '',
            always: true,
            width: 44,
            text: (row: PayslipRow) => (row.looked_at ? lookedText(row, { t, language, zone }) : ''),
            cell: (row: PayslipRow) =>
              !needsLook(row) ? null : (
                <ActionIcon
                  variant={row.looked_at ? 'light' : 'default'}
                  size="sm"
                  tabIndex={-1}
                  aria-label={t(row.looked_at ? 'payroll.lookAgain' : 'payroll.lookAt', { name: row.full_name })}
                  title={row.looked_at ? lookedText(row, { t, language, zone }) : t('payroll.lookShort')}
                  onClick={(event) => {
                    event.stopPropagation()
                    onLook(row)
                  }}
                >
                  <IconCheck size={14} aria-hidden />
                </ActionIcon>
              ),
          },
        ]
      : []),
    ...run.figures.filter(({ name }) => name !== 'net_pay').map(({ name, label }) => amount(name, label)),
    amount('net_pay', run.figures.find(({ name }) => name === 'net_pay')?.label ?? t('payroll.net')),
    {
      id: 'difference',
      header: t('payroll.vs', { month: before }),
      width: 84,
      goes: 1,
      number: true,
      text: (row) => percentText(row.difference_percent),
      cell: (row) => (
        <span className={toneOf(row.difference)} title={changeText(row.difference ?? '', currency)}>
          {percentText(row.difference_percent)}
        </span>
      ),
    },
  ]
}

/** Has something that somebody may tick off, or has. */
export const needsLook = ({ looked_at, findings }: PayslipRow): boolean =>
  looked_at !== null || findings.some(({ weight }) => weight === 'look')

type Telling = Pick<ColumnsWanted, 't' | 'language' | 'zone'>

const lookedText = ({ looked_by, looked_at }: PayslipRow, { t, language, zone }: Telling): string =>
  t('payroll.lookedAtBy', { name: looked_by ?? '', at: momentText(looked_at, language, zone) })

export function payslipFilters(
  run: Run,
  t: ReturnType<typeof useWords>,
  language: Language,
): readonly Filter<PayslipRow>[] {
  return [
    {
      id: 'check',
      label: t('payroll.check'),
      options: [
        ...run.checks
          .filter(({ of_payslips }) => of_payslips)
          .map(({ code, text, count }) => ({ value: code, label: inBrackets(text, String(count), language) })),
        ...(run.status === 'approved' ? [{ value: 'unreleased', label: t('payroll.notReleased') }] : []),
      ],
    },
    {
      id: 'department',
      label: t('payroll.department'),
      options: run.departments.map(({ department }) => ({
        value: department ?? '-',
        label: department ?? t('payroll.noDepartment'),
      })),
    },
  ]
}

/** Gross, the first own contributions and taxes that anybody has this month, and net; all others can be asked for. */
function shownFigures(run: Run): readonly string[] {
  const deductions = run.figures
    .filter(({ side, name }) => side === 'deduction' && !ZERO.test(String(run.totals[name] ?? '0')))
    .map(({ name }) => name)
  const first = [...deductions].sort((left, right) => weightOf(right) - weightOf(left)).slice(0, DEDUCTIONS_SHOWN)
  return ['gross_pay', ...deductions.filter((name) => first.includes(name)), 'net_pay']
}

const weightOf = (name: string): number => (name === ASKED_MOST ? 1 : 0)
export const textOf = (row: PayslipRow, name: string): string => String(row[name] ?? '')
const toneOf = (difference: string | null): string =>
  !difference || ZERO.test(difference.replace('-', '')) ? 'muted' : ''

function percentText(percent: string | null): string {
  if (percent === null) return ''
  const short = percent.replace(/\.0+$/, '')
  if (short === '0' || short === '-0') return '0 %'
  return `${short.startsWith('-') ? '−' : '+'}${short.replace('-', '')} %`
}
