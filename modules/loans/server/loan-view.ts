/** A loan as it is answered. */
import { balanceOf, statusOf } from '../model/loan.ts'
import type { LoanFields, LoanRow } from './loan-store.ts'

/** `month` is today's, YYYY-MM. */
export const shown = ({ taken, ...loan }: LoanRow, month: string) => ({
  ...loan,
  moves: [...loan.moves],
  taken: taken.map(({ month: of, run, amount, due }) => ({ month: of, run, amount, due })),
  balance: balanceOf({ ...loan, taken }),
  status: statusOf({ ...loan, taken }, month),
})

export const fieldsOf = ({
  kind,
  name,
  principal,
  instalment,
  from,
  to,
  reference,
  priority,
  most_percent,
  must_keep,
  paid_to,
}: LoanFields): LoanFields => ({
  ...{ kind, name, principal, instalment, from, to, reference, priority, most_percent, must_keep, paid_to },
})
