/** What terminals say, as they say it: a code, a time on the company's wall, and perhaps which way somebody went. */
import type { Country } from '#kernel/countries.ts'
import type { ClockingType } from './flags.ts'
import { saidTime } from './said-time.ts'

/** What the terminal knows somebody by, their staff id, or the one as good as the other where nothing says which. */
export type CodeOf = 'clock_code' | 'staff_id' | 'either'
export type Log = {
  readonly code: string
  readonly by: CodeOf
  /** 'YYYY-MM-DD HH:MM:SS' */
  readonly time: string
  readonly type: ClockingType | null
}
export type Layout = { readonly code: number; readonly time: number; readonly type: number | null }
/** As the commonest terminals write them: code, time, then what is not about the way somebody went. */
export const USUAL_LAYOUT: Layout = { code: 1, time: 2, type: null }

const WAYS: Readonly<Record<ClockingType, readonly string[]>> = {
  in: ['in', '0', '4', 'i', 'c/in', 'check in', 'check-in', 'clock in', '上班', '簽到', '上班打卡'],
  out: ['out', '1', '5', 'o', 'c/out', 'check out', 'check-out', 'clock out', '下班', '簽退', '下班打卡'],
  break_out: ['break_out', '2', 'break out', 'break-out', '外出', '休息'],
  break_in: ['break_in', '3', 'break in', 'break-in', '返回', '休息結束'],
}

/** Null where nothing is said; undefined for what nobody knows. */
export function wayOf(text: string): ClockingType | null | undefined {
  const said = text.trim().toLowerCase()
  if (said === '') return null
  const found = Object.entries(WAYS).find(([, words]) => words.includes(said))
  return found?.[0] as ClockingType | undefined
}

/** `what`: where it is not merely that there is none such. */
export type LogFault = {
  readonly row: number
  readonly column: 'code' | 'time' | 'type'
  readonly what?: 'day-order'
}
export type Read = { readonly logs: readonly Log[]; readonly faults: readonly LogFault[] }

type Raw = {
  readonly row: number
  readonly code: string
  readonly by?: CodeOf
  readonly time: string
  readonly type: string
}

export function readLogs(rows: readonly Raw[], country: Country): Read {
  const logs: Log[] = []
  const faults: LogFault[] = []
  for (const { row, by = 'either', ...raw } of rows) {
    const [code, said, type] = [raw.code.trim(), saidTime(raw.time, country), wayOf(raw.type)]
    const wrong: LogFault[] = []
    if (code === '' || code.length > 64) wrong.push({ row, column: 'code' })
    if ('fault' in said) wrong.push({ row, column: 'time', ...(said.fault === 'day-order' && { what: said.fault }) })
    if (type === undefined) wrong.push({ row, column: 'type' })
    faults.push(...wrong)
    if ('time' in said && type !== undefined && wrong.length === 0) logs.push({ code, by, time: said.time, type })
  }
  return { logs, faults }
}

/** A terminal's own file: lines of columns parted by tabs, semicolons or commas. */
export function readTerminalFile(text: string, layout: Layout, country: Country): Read {
  const lines = text.split(/\r?\n/).map((line, at) => ({ row: at + 1, line }))
  const rows = lines
    .filter(({ line }) => line.trim() !== '')
    .map(({ row, line }) => {
      const mark = ['\t', ';', ','].find((one) => line.includes(one)) ?? /\s{2,}/
      const cells = line.trim().split(mark)
      const cell = (column: number | null) => (column === null ? '' : (cells[column - 1] ?? ''))
      return { row, code: cell(layout.code), time: cell(layout.time), type: cell(layout.type) }
    })
  return readLogs(rows.slice(isHeading(rows[0]) ? 1 : 0), country)
}

/** Some terminals name their columns in the first line: where every other line has a time, it has not one digit. */
const isHeading = (first: Raw | undefined): boolean => first !== undefined && !/\d/.test(`${first.code}${first.time}`)
