import { StatusBadge } from '#design/status-badge.tsx'
import { countryName } from '#platform/words/country-names.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import {
  addFamilyMember,
  changeFamilyMember,
  family,
  relationships,
  removeFamilyMember,
  studying,
} from '../../../contract/record/family.ts'
import type { FieldSpec } from '../../fields/any-field.tsx'
import { choicesOf, choiceWord } from '../../labels.ts'
import { AskedOfPerson } from '../../requests/asked-of-person.tsx'
import { useWords } from '../../words.ts'
import type { Person } from '../person-head.tsx'
import { EntryList } from './entry-list.tsx'
import { EntryText } from './entry-text.tsx'

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

/** Asked of HR here and of the person in the request for a change. */
export function useFamilyFields(): readonly FieldSpec[] {
  const t = useWords()
  return [
    { name: 'full_name', label: t('employees.fullName'), kind: 'text', required: true },
    {
      name: 'relationship',
      label: t('employees.family.relationship'),
      kind: 'choice',
      required: true,
      choices: choicesOf('relationship', relationships),
    },
    { name: 'birth_date', label: t('employees.birthDate'), kind: 'date' },
    {
      name: 'gender',
      label: t('employees.gender'),
      kind: 'choice',
      choices: choicesOf('gender', ['male', 'female', 'other']),
    },
    { name: 'nationality', label: t('employees.nationality'), kind: 'country' },
    { name: 'identity_number', label: t('employees.identityNumber'), kind: 'number' },
    { name: 'occupation', label: t('employees.family.occupation'), kind: 'text' },
    { name: 'phone', label: t('employees.phone'), kind: 'phone' },
    {
      name: 'studying',
      label: t('employees.family.studying'),
      kind: 'choice',
      choices: choicesOf('studying', studying),
    },
    { name: 'is_emergency_contact', label: t('employees.family.emergency'), kind: 'flag' },
    { name: 'is_dependant', label: t('employees.family.dependant'), kind: 'flag' },
    { name: 'is_insured', label: t('employees.family.insured'), kind: 'flag' },
    { name: 'is_disabled', label: t('employees.family.disabled'), kind: 'flag' },
    { name: 'remark', label: t('employees.remark'), kind: 'text' },
  ]
}
