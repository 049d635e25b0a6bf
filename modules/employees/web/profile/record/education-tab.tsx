import { StatusBadge } from '#design/status-badge.tsx'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import {
  addEducation,
  certificateTypes,
  changeEducation,
  education,
  educationStates,
  removeEducation,
} from '../../../contract/record/education.ts'
import { choicesOf, choiceWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import type { Person } from '../person-head.tsx'
import { EntryList } from './entry-list.tsx'
import { EntryText } from './entry-text.tsx'

const calls = { list: education, add: addEducation, change: changeEducation, remove: removeEducation }
const tones = { graduate: 'good', studying: 'info', incomplete: 'plain' } as const

export default function EducationTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <EntryList
      id={person.id}
      title={t('employees.tab.education')}
      calls={calls}
      fields={[
        { name: 'certificate_title', label: t('employees.education.title'), kind: 'text', required: true },
        {
          name: 'certificate_type',
          label: t('employees.education.type'),
          kind: 'choice',
          choices: choicesOf('certificate', certificateTypes),
        },
        {
          name: 'status',
          label: t('employees.education.status'),
          kind: 'choice',
          required: true,
          choices: choicesOf('educationStatus', educationStates),
        },
        { name: 'institution', label: t('employees.education.institution'), kind: 'text' },
        { name: 'major', label: t('employees.education.major'), kind: 'text' },
        { name: 'education_system', label: t('employees.education.system'), kind: 'text' },
        { name: 'started_on', label: t('employees.from'), kind: 'date' },
        { name: 'ended_on', label: t('employees.until'), kind: 'date' },
      ]}
      mayEdit={person.may.edit}
      empty={t('employees.education.none')}
      addWord={t('employees.education.add')}
      name={(row) => row.certificate_title}
      shown={(row) => (
        <EntryText
          title={row.certificate_title}
          badges={
            <>
              {row.certificate_type && <StatusBadge>{choiceWord('certificate', row.certificate_type)}</StatusBadge>}
              <StatusBadge tone={row.status in tones ? tones[row.status as keyof typeof tones] : 'plain'}>
                {choiceWord('educationStatus', row.status)}
              </StatusBadge>
            </>
          }
          lines={[
            [row.institution, row.major, row.education_system],
            [dayText(row.started_on, language), dayText(row.ended_on, language)],
          ]}
        />
      )}
    />
  )
}
