/** Refusals as notices, exactly as the specification's error catalogue (section 8) words and times them. */
import { mayEnter } from '#access/enter.ts'
import type { PersonAtFault } from '#platform/contract/person-at-fault.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { say } from '#platform/words/web/words.ts'
import { Problem, Unreachable } from './problem.ts'
import { show } from './toast.ts'
import './words.ts'

const OFFLINE_MS = 10_000

/** The notice that it stands in, for whoever takes it away once it holds no more. */
export function showProblem(reason: unknown): string | undefined {
  if (reason instanceof DOMException && reason.name === 'AbortError') return undefined
  if (reason instanceof Unreachable) {
    return show({ id: 'offline', color: 'red', message: say('http.unreachable'), autoClose: OFFLINE_MS })
  }
  if (!(reason instanceof Problem)) return show({ color: 'red', message: say('http.failed') })
  // Ending the session has already said why.
  if (reason.status === 401) return undefined
  return reason.lines.length > 0 ? showLines(reason) : show({ color: 'red', message: textOf(reason) })
}

/** The notice that it stands in, as above. */
export function showNotice(message: string): string | undefined {
  return message ? show({ color: 'yellow', message }) : undefined
}

export function textOf(reason: unknown): string {
  if (reason instanceof Unreachable) return say('http.unreachable')
  if (!(reason instanceof Problem)) return say('http.failed')
  if (reason.firstError) return reason.firstError
  if (reason.message) return reason.message
  if (reason.ofDownload) return say('http.noFile')
  if (reason.status === 404) return say('http.notFound')
  return say('http.failed')
}

/** Of somebody whose record lacks something, for whoever may open it: leads to the field. */
function LineOf({ line, person }: { readonly line: string; readonly person: PersonAtFault | undefined }) {
  const mayOpen = mayEnter(useSession(), 'employee')
  if (!person || !mayOpen) return line
  const { employee_id, tab, field } = person
  return <a href={`/app/employee/profile/${employee_id}?tab=${tab}&field=${encodeURIComponent(field)}`}>{line}</a>
}

function showLines(reason: Problem): string {
  return show({
    color: 'red',
    autoClose: false,
    title: reason.message || say('http.failed'),
    message: (
      <ul>
        {reason.lines.map((line, at) => (
          <li key={line}>
            <LineOf line={line} person={reason.people[at]} />
          </li>
        ))}
      </ul>
    ),
  })
}
