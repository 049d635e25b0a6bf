/** The department or position of a form: one that there is, or one that is typed and made once the form is sent. */
import type { ReactNode } from 'react'
import { mayEnter } from '#access/enter.ts'
import { createDepartment, departments } from '#modules/organisation/contract/departments.ts'
import { createPosition, positions } from '#modules/organisation/contract/positions.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { useWords } from '../words.ts'
import { NameChoice, typedName } from './name-choice.tsx'

export type PlaceField = 'department_id' | 'position_id'

type PlaceChoiceProps = {
  readonly of: PlaceField
  readonly required?: boolean
  /** An id, or a name that `useNewPlaces` makes. */
  readonly value?: string
  readonly onChange: (value: string) => void
  readonly error?: ReactNode
}

const words = {
  department_id: {
    label: 'employees.department',
    offer: 'employees.makeDepartment',
    unknown: 'employees.noSuchDepartment',
  },
  position_id: { label: 'employees.position', offer: 'employees.makePosition', unknown: 'employees.noSuchPosition' },
} as const

export function PlaceChoice({ of, value = '', ...rest }: PlaceChoiceProps) {
  const t = useWords()
  const mayMake = mayEnter(useSession(), 'organisation.write')
  const known = useCall<typeof departments | typeof positions>(of === 'department_id' ? departments : positions, {})
  const { label, offer, unknown } = words[of]
  return (
    <NameChoice
      label={t(label)}
      known={known.data ?? []}
      mayMake={mayMake}
      offer={(name) => t(offer, { name })}
      unknown={(name) => t(unknown, { name })}
      value={value}
      {...rest}
    />
  )
}

/** Makes names that were typed, each once: `keep` puts its id into the form, so that sending again makes no second one. */
export function useNewPlaces(keep: (of: PlaceField, id: string) => void) {
  const department = useAct(createDepartment, { refreshes: [departments], silentWhenDone: true })
  const position = useAct(createPosition, { refreshes: [positions], silentWhenDone: true })
  const placed = async (of: PlaceField, value: string): Promise<string> => {
    const name = typedName(value)
    if (name === undefined) return value
    const { data } = await (of === 'department_id' ? department : position).mutateAsync({ body: { name } })
    keep(of, data.id)
    return data.id
  }
  return { placed, making: department.isPending || position.isPending }
}
