/** Before a department or a division goes: its people, its divisions, the positions that name it. */

import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { comma } from '#platform/words/web/words.ts'
import {
  department as departmentCall,
  departments,
  removeDepartment,
  removeDivision,
} from '../../contract/departments.ts'
import { positions as positionsCall } from '../../contract/positions.ts'
import { RemoveDialog } from '../remove-dialog.tsx'
import { useWords } from '../words.ts'

type Department = DataOf<typeof departments>[number]
type Division = Department['divisions'][number]

export function RemoveDepartment({ unit, onClose }: { readonly unit: Department; readonly onClose: () => void }) {
  const t = useWords()
  const remove = useAct(removeDepartment, { refreshes: [departments, positionsCall], after: onClose })
  const detail = useCall(departmentCall, { params: { id: unit.id } })
  const found = detail.data?.id === unit.id ? detail.data : undefined
  const named = found?.positions ?? []
  const barred = () => {
    if (!found) return t('organisation.looking')
    if (found.employees_count > 0) return t('organisation.hasPeople', { count: found.employees_count })
    if (found.former_count > 0) return t('organisation.hasFormer', { count: found.former_count })
    return found.divisions_count > 0 ? t('organisation.hasDivisions', { count: found.divisions_count }) : undefined
  }
  return (
    <RemoveDialog
      name={unit.name}
      touches={[
        [t('organisation.people'), unit.employees_count],
        [t('organisation.formerPeople'), found?.former_count ?? '…'],
        [t('organisation.divisions'), unit.divisions.map(({ name }) => name).join(comma())],
        [t('organisation.positionsHere'), named.map(({ name }) => name).join(comma())],
      ]}
      barred={barred()}
      along={named.length > 0 ? t('organisation.positionsStay') : undefined}
      working={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: unit.id } })}
      onClose={onClose}
    />
  )
}

export function RemoveDivision({ unit, onClose }: { readonly unit: Division; readonly onClose: () => void }) {
  const t = useWords()
  const remove = useAct(removeDivision, { refreshes: [departments, departmentCall], after: onClose })
  return (
    <RemoveDialog
      name={unit.name}
      touches={[[t('organisation.people'), unit.employees_count]]}
      barred={unit.employees_count > 0 ? t('organisation.hasPeople', { count: unit.employees_count }) : undefined}
      working={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: unit.id } })}
      onClose={onClose}
    />
  )
}
