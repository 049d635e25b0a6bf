/** Before a level goes: who and what has it. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { jobLevels, removeJobLevel } from '../../contract/job-levels.ts'
import { RemoveDialog } from '../remove-dialog.tsx'
import { useWords } from '../words.ts'

type Level = DataOf<typeof jobLevels>[number]

export function RemoveLevel({ level, onClose }: { readonly level: Level; readonly onClose: () => void }) {
  const t = useWords()
  const remove = useAct(removeJobLevel, { refreshes: [jobLevels], after: onClose })
  const { id, name, employees_count, former_count, positions_count } = level
  const used = employees_count + former_count + positions_count > 0
  return (
    <RemoveDialog
      name={name}
      touches={[
        [t('organisation.people'), employees_count],
        [t('organisation.formerPeople'), former_count],
        [t('organisation.positions'), positions_count],
      ]}
      barred={used ? t('organisation.levelUsed') : undefined}
      along={t('organisation.levelGoes')}
      working={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    />
  )
}
