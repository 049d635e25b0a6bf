import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import {
  achievements,
  addAchievement,
  changeAchievement,
  removeAchievement,
} from '../../../contract/record/achievements.ts'
import { useWords } from '../../words.ts'
import type { Person } from '../person-head.tsx'
import { EntryList } from './entry-list.tsx'
import { EntryText } from './entry-text.tsx'

const calls = { list: achievements, add: addAchievement, change: changeAchievement, remove: removeAchievement }

export default function AchievementsTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <EntryList
      id={person.id}
      title={t('employees.tab.achievements')}
      calls={calls}
      fields={[
        { name: 'title', label: t('employees.achievement.title'), kind: 'text', required: true },
        { name: 'awarded_on', label: t('employees.achievement.on'), kind: 'date' },
        { name: 'awarded_by', label: t('employees.achievement.by'), kind: 'text' },
        { name: 'description', label: t('employees.description'), kind: 'lines' },
      ]}
      mayEdit={person.may.edit}
      empty={t('employees.achievement.none')}
      addWord={t('employees.achievement.add')}
      name={(row) => row.title}
      shown={(row) => (
        <EntryText title={row.title} lines={[[dayText(row.awarded_on, language), row.awarded_by], [row.description]]} />
      )}
    />
  )
}
