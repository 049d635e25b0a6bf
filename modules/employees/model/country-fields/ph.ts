/** The Philippines: the four numbers of a person at the agencies stand in the place of one identity number. */
import { type CountryFields, onTab } from './country-fields.ts'
import {
  bankColumns,
  choiceColumn,
  codeColumn,
  countColumn,
  documentColumn,
  flagColumn,
  maritalColumn,
  moneyColumn,
  moreColumns,
  retirementColumn,
  textColumn,
  whoColumns,
  workColumns,
} from './shared-columns.ts'

const tin = codeColumn('tin', { secret: true, pattern: '[\\d-]{9,17}', example: '123-456-789-000' })
const insured = [
  codeColumn('sss_number', { secret: true, pattern: '[\\d-]{10,12}', example: '34-1234567-8' }),
  codeColumn('philhealth_number', { secret: true, pattern: '[\\d-]{12,14}', example: '190123456789' }),
  codeColumn('pag_ibig_number', { secret: true, pattern: '[\\d-]{12,14}', example: '121234567890' }),
]

const agencies = [tin, ...insured]

/** Agencies write names in parts. Without them the last word of the name is the last name. */
const names = [
  textColumn('last_name', { max: 60 }),
  textColumn('first_name', { max: 60 }),
  textColumn('middle_name', { max: 60 }),
]

/** What an earlier employer of the same year paid and withheld, and who earns the minimum wage. */
const tax = [
  flagColumn('minimum_wage_earner'),
  moneyColumn('previous_taxable'),
  moneyColumn('previous_withheld'),
  moneyColumn('previous_benefits_exempt'),
  countColumn('previous_periods'),
]

/** Whom the law of working hours covers: rank and file, which is also whoever nothing is said of. */
const category = choiceColumn('employee_category', [
  'rank_and_file',
  'managerial',
  'field_personnel',
  'paid_by_results',
  'domestic_worker',
])

export const philippines: CountryFields = {
  components: ['basic_salary', 'allowance'],
  statutory: [...agencies, ...names, ...tax, retirementColumn, category],
  tabs: { ...onTab('insurance', [...insured, category]), ...onTab('retirement', [retirementColumn]) },
  columns: [
    ...whoColumns,
    ...agencies,
    maritalColumn,
    ...workColumns,
    moneyColumn('basic_salary', { required: true }),
    moneyColumn('allowance'),
    ...bankColumns,
    ...moreColumns,
    documentColumn('passport_number', { secret: true }),
    ...tax,
    retirementColumn,
    category,
    ...names,
  ],
  residency: null,
  retirementAges: [
    { word: 'optional', age: 60 },
    { word: 'compulsory', age: 65 },
  ],
  oddIdentity: () => [],
}
