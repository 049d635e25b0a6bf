/** The employment side of a record as a form holds it, and as one reads it. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { employment } from '../../../contract/profile.ts'
import type { FieldValues } from '../../fields/any-field.tsx'
import { choiceWord, typeWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import { placeNames } from './move-fields.tsx'

export type Employment = DataOf<typeof employment>

const texts = [
  ...placeNames,
  'manager_id',
  'employment_type',
  'job_type',
  'job_category',
  'clock_code',
  'joined_on',
  'probation_ends_on',
  'left_on',
  'work_permit_number',
  'work_permit_endorsed_on',
  'work_permit_expires_on',
] as const

export const valuesOf = (row: Employment): FieldValues => ({
  ...Object.fromEntries(texts.map((name) => [name, row[name] ?? ''])),
  is_flexible_hours: row.is_flexible_hours,
  is_service_account: row.is_service_account,
  move_type: '',
  moved_on: '',
})

/** Citizens need none; one that was entered all the same is shown, to be put right. Only for whoever may see papers. */
export const mayNeedPermit = (citizenship: string | null, row: Employment): boolean =>
  row.may.see_pay && (citizenship !== 'citizen' || row.work_permit_number !== null || row.work_permit_file !== null)

/** Names of fields and what stands in them. */
export function useReadable() {
  const t = useWords()
  const language = useLanguage()
  const label = (name: string) => t(labels[name as keyof typeof labels] ?? 'employees.tab.employment')
  const text = (name: string, row: Employment): string => {
    if (name === 'is_flexible_hours') return t(row.is_flexible_hours ? 'employees.yes' : 'employees.no')
    if (name === 'is_service_account') return t(row.is_service_account ? 'employees.yes' : 'employees.no')
    if (name === 'employment_type') return typeWord(row.employment_type)
    if (name === 'job_type') return choiceWord('jobType', row.job_type)
    const value: unknown = row[name.replace(/_id$/, '') as keyof Employment]
    if (typeof value !== 'string') return ''
    return name.endsWith('_on') ? dayText(value, language) : value
  }
  return { label, text }
}

const labels = {
  department_id: 'employees.department',
  division_id: 'employees.division',
  position_id: 'employees.position',
  job_level_id: 'employees.jobLevel',
  manager_id: 'employees.manager',
  employment_type: 'employees.employmentType',
  job_type: 'employees.jobType',
  job_category: 'employees.jobCategory',
  clock_code: 'employees.clockCode',
  joined_on: 'employees.joinedOn',
  probation_ends_on: 'employees.probationEndsOn',
  left_on: 'employees.leftOn',
  work_permit_number: 'employees.workPermitNumber',
  work_permit_endorsed_on: 'employees.workPermitEndorsedOn',
  work_permit_expires_on: 'employees.workPermitExpiresOn',
  is_flexible_hours: 'employees.flexibleHours',
  is_service_account: 'employees.serviceAccount',
} as const
