/** Before a position goes: who holds it, and what goes along. */

import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { comma } from '#platform/words/web/words.ts'
import { department } from '../../contract/departments.ts'
import { jobLevels } from '../../contract/job-levels.ts'
import { positions, removePosition } from '../../contract/positions.ts'
import { RemoveDialog } from '../remove-dialog.tsx'
import { useWords } from '../words.ts'

type Position = DataOf<typeof positions>[number]

export function RemovePosition({ position, onClose }: { readonly position: Position; readonly onClose: () => void }) {
  const t = useWords()
  const remove = useAct(removePosition, { refreshes: [positions, department, jobLevels], after: onClose })
  const { id, name, employees_count, former_count, competencies_count, departments } = position
  const barred = () => {
    if (employees_count > 0) return t('organisation.hasPeople', { count: employees_count })
    return former_count > 0 ? t('organisation.hasFormer', { count: former_count }) : undefined
  }
  return (
    <RemoveDialog
      name={name}
      touches={[
        [t('organisation.people'), employees_count],
        [t('organisation.formerPeople'), former_count],
        [t('organisation.departments'), departments.map((one) => one.name).join(comma())],
        [t('organisation.competencies'), competencies_count],
      ]}
      barred={barred()}
      along={competencies_count > 0 ? t('organisation.competenciesGo', { count: competencies_count }) : undefined}
      working={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    />
  )
}
