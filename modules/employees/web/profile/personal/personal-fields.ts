import type { FieldSpec } from '../../fields/any-field.tsx'
import { choicesOf } from '../../labels.ts'
import { useWords } from '../../words.ts'

/** What HR asks here, and the person in the request for a change. */
export function usePersonalFields(numbers: boolean): readonly FieldSpec[] {
  const t = useWords()
  return [
    { name: 'full_name', label: t('employees.fullName'), kind: 'text', required: true },
    { name: 'preferred_name', label: t('employees.preferredName'), kind: 'text' },
    { name: 'email', label: t('employees.email'), kind: 'text' },
    { name: 'phone', label: t('employees.phone'), kind: 'phone' },
    {
      name: 'gender',
      label: t('employees.gender'),
      kind: 'choice',
      choices: choicesOf('gender', ['male', 'female', 'other']),
    },
    { name: 'birth_date', label: t('employees.birthDate'), kind: 'date' },
    {
      name: 'marital_status',
      label: t('employees.maritalStatus'),
      kind: 'choice',
      choices: choicesOf('marital', ['single', 'married', 'divorced', 'widowed']),
    },
    {
      name: 'citizenship',
      label: t('employees.citizenship'),
      kind: 'choice',
      choices: choicesOf('citizenship', ['citizen', 'permanent_resident', 'non_citizen']),
    },
    { name: 'nationality', label: t('employees.nationality'), kind: 'country' },
    ...(numbers
      ? ([
          { name: 'identity_number', label: t('employees.identityNumber'), kind: 'number' },
          { name: 'passport_number', label: t('employees.passportNumber'), kind: 'number' },
          { name: 'statutory_number', label: t('employees.statutoryNumber'), kind: 'number' },
          { name: 'employee_insurance_number', label: t('employees.employeeInsuranceNumber'), kind: 'number' },
          { name: 'health_insurance_number', label: t('employees.healthInsuranceNumber'), kind: 'number' },
        ] as const)
      : []),
  ]
}
