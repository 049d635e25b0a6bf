/** Cells written from the page: what was seen goes with them, so that nobody's work is written over unseen. */
import { useAct } from '#platform/http/web/use-call.ts'
import { setCells, showRoster } from '../../contract/roster.ts'
import type { Day, Person } from './roster-types.ts'

export type CellWish = { readonly person: Person; readonly day: Day; readonly ids: readonly string[] }

export function useCells(after?: () => void) {
  const act = useAct(setCells, { refreshes: [showRoster], ...(after && { after }) })
  const write = (wishes: readonly CellWish[]) => {
    const changed = wishes.filter(({ day, ids }) => day.shifts.map(({ id }) => id).join() !== ids.join())
    if (changed.length === 0) return after?.()
    act.mutate({
      body: {
        cells: changed.map(({ person, day, ids }) => ({
          employee_id: person.id,
          date: day.date,
          shift_ids: [...ids],
          was: day.shifts.map(({ id }) => id),
        })),
      },
    })
  }
  return { write, working: act.isPending }
}
