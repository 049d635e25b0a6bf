/** The dialogs of departments and divisions: one to fill in, one before something goes. */
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { departments } from '../../contract/departments.ts'
import { RemoveDepartment, RemoveDivision } from './remove-unit.tsx'
import { DepartmentForm, DivisionForm } from './unit-form.tsx'

type Department = DataOf<typeof departments>[number]
type Division = Department['divisions'][number]

/** Without a unit a new one. */
export type UnitOpen =
  | { readonly what: 'department'; readonly unit?: Department }
  | { readonly what: 'division'; readonly department: Department; readonly unit?: Division }
  | { readonly what: 'remove-department'; readonly unit: Department }
  | { readonly what: 'remove-division'; readonly unit: Division }

export function UnitDialogs({ open, onClose }: { readonly open: UnitOpen; readonly onClose: () => void }) {
  switch (open.what) {
    case 'department':
      return <DepartmentForm unit={open.unit} onClose={onClose} />
    case 'division':
      return <DivisionForm department={open.department} unit={open.unit} onClose={onClose} />
    case 'remove-department':
      return <RemoveDepartment unit={open.unit} onClose={onClose} />
    case 'remove-division':
      return <RemoveDivision unit={open.unit} onClose={onClose} />
  }
}
