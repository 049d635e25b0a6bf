/** The ways to a person's record: to all of it, to one field, or to what payroll itself may fill in beside the payslip. */
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { type AskedField, fieldWord } from '#modules/employees/web/public.tsx'
import { useSession } from '#platform/identity/web/session-store.ts'
import { useWords } from '../words.ts'

/** Whose record is opened beside the payslips, at which field. */
export type Opened = { readonly id: string; readonly name: string; readonly asked: AskedField }

/** A name that leads to the record, for whoever may open it. */
export function Who({ id, name }: { readonly id: string; readonly name: string | undefined }) {
  const t = useWords()
  if (!mayEnter(useSession(), 'employee')) return <span>{name}</span>
  return (
    <Anchor underline="always" component={Link} to={`/app/employee/profile/${id}`}>
      {name ?? t('payroll.profile')}
    </Anchor>
  )
}

/** What payroll itself may fill in, without the record it belongs to. */
const ofPayroll = ['bank', 'tax', 'insurance']
const ofRecord = ['personal', 'employment']

type FieldLinkProps = {
  readonly id: string
  readonly asked: AskedField
  /** As the page that asks for it calls it, where the record does otherwise. */
  readonly label?: string
  readonly onOpen: (asked: AskedField) => void
}

/** The field where it is filled in: in the record, beside the payslip, or by whoever keeps the record. */
export function FieldLink({ id, asked, label, onOpen }: FieldLinkProps) {
  const t = useWords()
  const session = useSession()
  const { field, tab } = asked
  const name = label ?? fieldWord(field)
  if (mayEnter(session, ofRecord.includes(tab) ? 'employee' : 'employee.pay')) {
    return (
      <Anchor underline="always" component={Link} to={`/app/employee/profile/${id}`} search={{ tab, field } as never}>
        {name}
      </Anchor>
    )
  }
  if (ofPayroll.includes(tab)) {
    return (
      <Anchor underline="always" component="button" type="button" onClick={() => onOpen(asked)}>
        {name}
      </Anchor>
    )
  }
  return <span>{t('payroll.cannotAskHr', { field: name })}</span>
}
