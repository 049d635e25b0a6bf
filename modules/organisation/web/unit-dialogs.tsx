/** The small dialogs of departments and divisions, one for each thing that can be done. */
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import {
  changeDepartment,
  changeDivision,
  createDepartment,
  createDivision,
  departments,
  removeDepartment,
  removeDivision,
} from '../contract/departments.ts'
import { NameDialog } from './name-dialog.tsx'
import { useWords } from './words.ts'

type Unit = { readonly id: string; readonly name: string }
export type UnitOpen =
  | { readonly what: 'add-department' }
  | { readonly what: 'add-division'; readonly department: Unit }
  | {
      readonly what: 'rename-department' | 'rename-division' | 'remove-department' | 'remove-division'
      readonly unit: Unit
    }

export function UnitDialogs({ open, onClose }: { readonly open: UnitOpen; readonly onClose: () => void }) {
  const t = useWords()
  const doing = { refreshes: [departments], after: onClose }
  const addDepartment = useAct(createDepartment, doing)
  const addDivision = useAct(createDivision, doing)
  const renamesDepartment = useAct(changeDepartment, doing)
  const renamesDivision = useAct(changeDivision, doing)
  const removesDepartment = useAct(removeDepartment, doing)
  const removesDivision = useAct(removeDivision, doing)

  if (open.what === 'add-department') {
    return (
      <NameDialog
        title={t('organisation.addDepartment')}
        action={t('organisation.add')}
        error={fieldErrors(addDepartment.error).name}
        working={addDepartment.isPending}
        onSend={(name) => addDepartment.mutate({ body: { name } })}
        onClose={onClose}
      />
    )
  }
  if (open.what === 'add-division') {
    return (
      <NameDialog
        title={`${t('organisation.addDivision')} · ${open.department.name}`}
        action={t('organisation.add')}
        error={fieldErrors(addDivision.error).name}
        working={addDivision.isPending}
        onSend={(name) => addDivision.mutate({ body: { name, department_id: open.department.id } })}
        onClose={onClose}
      />
    )
  }
  const params = { id: open.unit.id }
  if (open.what === 'rename-department' || open.what === 'rename-division') {
    const rename = open.what === 'rename-department' ? renamesDepartment : renamesDivision
    return (
      <NameDialog
        title={t('organisation.renameTitle', { name: open.unit.name })}
        start={open.unit.name}
        action={t('organisation.save')}
        error={fieldErrors(rename.error).name}
        working={rename.isPending}
        onSend={(name) => rename.mutate({ params, body: { name } })}
        onClose={onClose}
      />
    )
  }
  const remove = open.what === 'remove-department' ? removesDepartment : removesDivision
  return (
    <ConfirmDialog
      title={t('organisation.removeTitle', { name: open.unit.name })}
      action={t('organisation.remove')}
      danger
      working={remove.isPending}
      onConfirm={() => remove.mutate({ params })}
      onClose={onClose}
    >
      {t('organisation.removeHint')}
    </ConfirmDialog>
  )
}
