/** The columns that every country's sheet has. */
import type { Column } from '#platform/sheets/model/sheet.ts'
import { usualHeadings } from './usual-headings.ts'

const text = (name: string, more: Partial<Column> = {}): Column => ({
  name,
  word: `employees.column.${name}`,
  kind: 'text',
  ...(usualHeadings[name] && { headings: usualHeadings[name] }),
  ...more,
})
const kinded =
  (kind: Column['kind']) =>
  (name: string, more: Partial<Column> = {}): Column => ({ ...text(name, more), kind })

export const textColumn = text
export const codeColumn = kinded('code')
export const moneyColumn = kinded('money')
export const flagColumn = kinded('flag')
export const countColumn = kinded('count')
/** A share as decimal text: 0.11. */
export const rateColumn = kinded('rate')
export const dateColumn = kinded('date')
export const choiceColumn = (name: string, choices: readonly string[], more: Partial<Column> = {}): Column => ({
  ...text(name, more),
  kind: 'choice',
  choices,
})

export const whoColumns: readonly Column[] = [
  text('staff_id', { required: true, example: 'A-0001' }),
  text('full_name', { required: true }),
  text('preferred_name'),
  codeColumn('email', {
    max: 254,
    pattern: '[^\\s@<>"(),:;\\[\\]]{1,64}@[^\\s@<>"(),:;\\[\\]]+\\.[^\\s@<>"(),:;\\[\\].]{2,}',
    example: 'name@company.example',
  }),
  choiceColumn('gender', ['male', 'female', 'other'], {
    aliases: { m: 'male', f: 'female', 男: 'male', 女: 'female', 其他: 'other', lelaki: 'male', perempuan: 'female' },
  }),
  dateColumn('birth_date', { example: '1990-08-31' }),
  choiceColumn('citizenship', ['citizen', 'permanent_resident', 'non_citizen'], {
    aliases: {
      本國籍: 'citizen',
      公民: 'citizen',
      永久居民: 'permanent_resident',
      外國籍: 'non_citizen',
      非公民: 'non_citizen',
      foreigner: 'non_citizen',
      pr: 'permanent_resident',
    },
  }),
  codeColumn('nationality', { pattern: '[A-Z]{2}', upper: true, example: 'MY' }),
]

/** Letters and digits of a document; spaces and dashes typed for reading go. */
export const documentColumn = (name: string, more: Partial<Column> = {}): Column =>
  codeColumn(name, { pattern: '[A-Z0-9/().]{3,30}', upper: true, drop: '[\\s-]', example: 'A1234567', ...more })

export const maritalColumn = choiceColumn('marital_status', ['single', 'married', 'divorced', 'widowed'], {
  aliases: {
    未婚: 'single',
    單身: 'single',
    已婚: 'married',
    離婚: 'divorced',
    喪偶: 'widowed',
    bujang: 'single',
    berkahwin: 'married',
  },
})

export const workColumns: readonly Column[] = [
  text('department'),
  text('position'),
  choiceColumn('employment_type', ['full_time', 'part_time', 'contract', 'intern'], {
    aliases: {
      全職: 'full_time',
      正職: 'full_time',
      兼職: 'part_time',
      約聘: 'contract',
      契約: 'contract',
      實習: 'intern',
      實習生: 'intern',
    },
  }),
  dateColumn('joined_on', { required: true, example: '2026-01-01' }),
]

export const bankColumns: readonly Column[] = [
  text('bank'),
  codeColumn('bank_account_number', { pattern: '\\d{6,20}', drop: '[\\s-]', secret: true, example: '512345678901' }),
]

export const moreColumns: readonly Column[] = [
  codeColumn('phone', { pattern: '\\+?[\\d ()-]{6,20}', example: '+60 12-345 6789' }),
  text('division'),
  text('job_level'),
  text('manager_staff_id', { example: 'A-0001' }),
  dateColumn('left_on'),
]

/** Agreed with the person; the usual ages only suggest it. */
export const retirementColumn = dateColumn('retirement_planned_on')
