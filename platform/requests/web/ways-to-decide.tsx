/** How rows of a list are decided: the one in focus or the chosen ones by a key, the chosen ones by a button. */

import { type RequestDecision, requestDecisions } from './decide-many.tsx'
import type { useWords } from './words.ts'

type Say = ReturnType<typeof useWords>
type Decide<Row> = (decision: RequestDecision, chosen: readonly Row[]) => void

export function decisionKeys<Row>(t: Say, decide: Decide<Row>) {
  const by = (key: string, decision: RequestDecision) => ({
    key,
    label: t(`requests.do.${decision}`),
    run: (row: Row, chosen: readonly Row[]) => decide(decision, chosen.length > 0 ? chosen : [row]),
  })
  return [by('a', 'approve'), by('r', 'reject')]
}

export const decisionButtons = <Row,>(t: Say, decide: Decide<Row>, chosen: readonly Row[]) =>
  requestDecisions.map((decision) => (
    <button key={decision} type="button" onClick={() => decide(decision, chosen)}>
      {t(`requests.do.${decision}`)}
    </button>
  ))
