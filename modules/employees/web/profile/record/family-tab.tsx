import { StatusBadge } from '#design/status-badge.tsx'
import { countryName } from '#platform/words/country-names.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { addFamilyMember, changeFamilyMember, family, removeFamilyMember } from '../../../contract/record/family.ts'
import { choiceWord } from '../../labels.ts'
import { AskedOfPerson } from '../../requests/asked-of-person.tsx'
import { useWords } from '../../words.ts'
import type { Person } from '../person-head.tsx'
import { EntryList } from './entry-list.tsx'
import { EntryText } from './entry-text.tsx'
import { useFamilyFields } from './family-fields.ts'

const calls = { list: family, add: addFamilyMember, change: changeFamilyMember, remove: removeFamilyMember }

export default function FamilyTab({ person }: { readonly person: Person }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <>
      <AskedOfPerson id={person.id} part="family" />
      <EntryList
        id={person.id}
        title={t('employees.tab.family')}
        calls={calls}
        fields={useFamilyFields()}
        mayEdit={person.may.edit}
        empty={t('employees.family.none')}
        addWord={t('employees.family.add')}
        name={(row) => row.full_name}
        shown={(row) => (
          <EntryText
            title={row.full_name}
            badges={
              <>
                <StatusBadge>{choiceWord('relationship', row.relationship)}</StatusBadge>
                {row.is_emergency_contact && <StatusBadge tone="info">{t('employees.family.emergency')}</StatusBadge>}
                {row.is_dependant && <StatusBadge>{t('employees.family.dependant')}</StatusBadge>}
                {row.is_insured && <StatusBadge>{t('employees.family.insured')}</StatusBadge>}
              </>
            }
            lines={[
              [
                dayText(row.birth_date, language),
                choiceWord('gender', row.gender),
                row.nationality && countryName(row.nationality, language),
                row.identity_number,
              ],
              [
                row.phone,
                row.occupation,
                row.studying !== 'no' && choiceWord('studying', row.studying),
                row.is_disabled && t('employees.family.disabled'),
              ],
              [row.remark],
            ]}
          />
        )}
      />
    </>
  )
}
