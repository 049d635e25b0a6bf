import { relationships, studying } from '../../../contract/record/family.ts'
import type { FieldSpec } from '../../fields/any-field.tsx'
import { choicesOf } from '../../labels.ts'
import { useWords } from '../../words.ts'

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
