/** Whom something is entered for: one person or many. */
import { type ReactNode, useState } from 'react'
import { useWords } from '../words.ts'
import { PeoplePicker, type PickedPerson } from './people-picker.tsx'

const MOST_PEOPLE = 500

type ForWhomProps = {
  readonly picked: readonly PickedPerson[]
  readonly onPick: (people: readonly PickedPerson[]) => void
  /** By field, as a form holds them. */
  readonly errors: Readonly<Record<string, ReactNode>>
}

export function ForWhom({ picked, onPick, errors }: ForWhomProps) {
  const t = useWords()
  return (
    <PeoplePicker
      label={t('employees.forWhom')}
      most={MOST_PEOPLE}
      value={picked}
      onChange={onPick}
      error={errors.employee_ids ?? errors.employee_id}
    />
  )
}

/** Those chosen, as they are shown and as the form sends them. */
export function usePicked(onIds: (ids: string[]) => void) {
  const [picked, setPicked] = useState<readonly PickedPerson[]>([])
  const onPick = (people: readonly PickedPerson[]) => {
    setPicked(people)
    onIds(people.map(({ id }) => id))
  }
  return { picked, onPick }
}
