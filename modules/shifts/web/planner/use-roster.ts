/** The roster of a span: at first its head alone, as many people as a screen shows, until the whole of it is there. */
import { useCall } from '#platform/http/web/use-call.ts'
import { showRoster } from '../../contract/roster.ts'
import { headOf, type plannerPlace } from '../../model/planner-address.ts'

export function useRoster(span: ReturnType<typeof plannerPlace>['span'], asGrid: boolean) {
  const whole = useCall(showRoster, { body: span })
  // A list by days tells who works on each: it waits for everybody.
  const head = useCall(showRoster, { body: headOf(span) }, { enabled: asGrid && whole.data === undefined })
  // Where the whole cannot be read that is said, and the head not left standing for it.
  const isWhole = whole.data !== undefined || whole.isError || !asGrid || head.data === undefined
  return { roster: isWhole ? whole : head, isWhole }
}
