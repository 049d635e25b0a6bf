/**
 * What was done, and for as long as the notice stands, the way to take it back. One such notice stands at a time: the
 * next takes its place, and what the former offered comes back once the later one was undone, step by step.
 */
import { notifications } from '@mantine/notifications'
import { say } from '#platform/words/web/words.ts'
import { showProblem } from './problem-toast.tsx'
import classes from './toast.module.css'
import { show } from './toast.ts'

/** Long enough to notice and to reach it, also with the keyboard. */
const UNDO_MS = 15_000
/** What was done before these is old enough to be put right by hand. */
const STEPS = 20

type Done = { readonly message: string; readonly undo: () => Promise<unknown> }
type Offer = Done & { readonly run: () => void }

let standing: string | undefined
let latest: Offer | undefined
/** What the notices offered that made way, the newest last; gone with the notice that stands. */
let earlier: Done[] = []

export function showDone(message: string, undo?: () => Promise<unknown>): void {
  if (!message) return
  makeWay()
  standing = undo ? offer({ message, undo }, message) : show({ color: 'kerja', message })
}

/** Takes back what the newest notice offers; false where none does. */
export function undoLatest(): boolean {
  const offered = latest
  offered?.run()
  return offered !== undefined
}

function makeWay(): void {
  if (latest) earlier = [...earlier, latest].slice(-STEPS)
  latest = undefined
  if (standing) notifications.hide(standing)
}

function offer(done: Done, said: string): string {
  const run = () => {
    latest = undefined
    notifications.hide(id)
    done.undo().then(undone, (reason) => {
      earlier = []
      showProblem(reason)
    })
  }
  const offered: Offer = { ...done, run }
  const id = show({
    color: 'kerja',
    autoClose: UNDO_MS,
    // Closed by the reader or by time: whatever makes way or is undone is no longer the latest by then.
    onClose: () => {
      if (latest !== offered) return
      latest = undefined
      earlier = []
    },
    message: (
      <span className={classes.done}>
        {said}
        <button type="button" onClick={run} aria-keyshortcuts="Control+Z Meta+Z">
          {say('http.undo')}
        </button>
      </span>
    ),
  })
  latest = offered
  return id
}

/** What was done before it is offered again. */
function undone(): void {
  const before = earlier.at(-1)
  earlier = earlier.slice(0, -1)
  if (!before) {
    showDone(say('http.undone'))
    return
  }
  makeWay()
  standing = offer(before, say('http.undoneBefore', { before: before.message }))
}
