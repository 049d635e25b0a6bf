import { mayEnter } from '#access/enter.ts'
import { StatusBadge } from '#design/status-badge.tsx'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import {
  addCareerStep,
  career,
  careerTypes,
  changeCareerStep,
  removeCareerStep,
} from '../../../contract/record/career.ts'
import { choicesOf, choiceWord } from '../../labels.ts'
import { useWords } from '../../words.ts'
import type { Person } from '../person-head.tsx'
import { EntryList } from './entry-list.tsx'
import { EntryText } from './entry-text.tsx'

const calls = { list: career, add: addCareerStep, change: changeCareerStep, remove: removeCareerStep }

export default function CareerTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  const mayEdit = mayEnter(useSession(), 'employee.file')
  return (
    <EntryList
      id={person.id}
      title={t('employees.tab.career')}
      calls={calls}
      fields={[
        { name: 'effective_from', label: t('employees.from'), kind: 'date', required: true },
        { name: 'effective_to', label: t('employees.until'), kind: 'date' },
        {
          name: 'type',
          label: t('employees.career.type'),
          kind: 'choice',
          required: true,
          choices: choicesOf('career', careerTypes),
        },
        { name: 'department', label: t('employees.department'), kind: 'text' },
        { name: 'section', label: t('employees.career.section'), kind: 'text' },
        { name: 'position', label: t('employees.position'), kind: 'text' },
        { name: 'job_level', label: t('employees.jobLevel'), kind: 'text' },
        { name: 'cost_centre', label: t('employees.costCentre'), kind: 'text' },
        { name: 'description', label: t('employees.description'), kind: 'lines' },
      ]}
      mayEdit={mayEdit}
      empty={t('employees.career.none', { day: dayText(person.joined_on, language) })}
      addWord={t('employees.career.add')}
      name={(row) => `${choiceWord('career', row.type)} ${dayText(row.effective_from, language)}`}
      shown={(row) => (
        <EntryText
          title={[row.position, row.department].filter(Boolean).join(' · ') || choiceWord('career', row.type)}
          badges={
            <>
              <StatusBadge>{choiceWord('career', row.type)}</StatusBadge>
              {row.effective_to === null && <StatusBadge tone="good">{t('employees.career.now')}</StatusBadge>}
            </>
          }
          lines={[
            [
              row.effective_to === null
                ? t('employees.since', { day: dayText(row.effective_from, language) })
                : t('employees.fromTo', {
                    from: dayText(row.effective_from, language),
                    to: dayText(row.effective_to, language),
                  }),
              row.section,
              row.job_level,
              row.cost_centre,
            ],
            [row.description],
          ]}
        />
      )}
    />
  )
}
