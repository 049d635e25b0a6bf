/** The bands of extra work: up to so many hours of the day, each hour at a multiple of the hourly wage. */
import type { Fraction } from '#kernel/fraction.ts'
import type { Entry } from '../../core/law-file.ts'
import { labourStandardsFile } from './labour-standards-file.ts'

export type MultiplierStyle = 'fraction' | 'decimal'
/** `text` is how the sheet shows it. */
export type Multiple = { readonly value: Fraction; readonly text: string }
export type Band = { readonly upTo: Fraction; readonly multiple: Readonly<Record<MultiplierStyle, Multiple>> }

export const overtimeLaw = labourStandardsFile.history('overtime', (block) => ({
  hoursOfMonth: BigInt(block.whole('hours of a month')),
  dayHours: block.rate('day hours'),
  weekday: bandsOf(block, 'weekday'),
  weekdayEmergency: bandsOf(block, 'weekday emergency'),
  restDay: bandsOf(block, 'rest day'),
  holidayBeyond: bandsOf(block, 'holiday beyond day'),
  regularDayOffBeyond: bandsOf(block, 'regular day off beyond day'),
}))
export type OvertimeLaw = NonNullable<(typeof overtimeLaw.blocks)[number]['law']>

function bandsOf(block: Entry, key: string): readonly Band[] {
  return block.list(key).map((row) => {
    const multiple = block.entry('multiples').entry(row.text('multiple'))
    const [top, bottom] = [multiple.whole('top'), multiple.whole('bottom')]
    return {
      upTo: row.rate('hours up to'),
      multiple: {
        fraction: {
          value: { top: BigInt(top), bottom: BigInt(bottom) },
          text: bottom === 1 ? String(top) : `${top}/${bottom}`,
        },
        decimal: { value: multiple.rate('decimal'), text: multiple.text('decimal') },
      },
    }
  })
}
