/** How rows of a list are decided: the one in focus or the chosen ones by a key, the chosen ones by a button. */
import type { useWords } from '../words.ts'
import { type LeaveDecision, leaveDecisions } from './decide-many-dialog.tsx'

type Say = ReturnType<typeof useWords>
type Decide<Row> = (decision: LeaveDecision, chosen: readonly Row[]) => void

export function decisionKeys<Row>(t: Say, decide: Decide<Row>) {
  const by = (key: string, decision: LeaveDecision) => ({
    key,
    label: t(`leave.do.${decision}`),
    run: (row: Row, chosen: readonly Row[]) => decide(decision, chosen.length > 0 ? chosen : [row]),
  })
  return [by('a', 'approve'), by('r', 'reject')]
}

export const decisionButtons = <Row,>(t: Say, decide: Decide<Row>, chosen: readonly Row[]) =>
  leaveDecisions.map((decision) => (
    <button key={decision} type="button" onClick={() => decide(decision, chosen)}>
      {t(`leave.do.${decision}`)}
    </button>
  ))
