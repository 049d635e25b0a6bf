/** What was done, and for as long as the notice stands, the way to take it back. */
import { notifications } from '@mantine/notifications'
import { say } from '#platform/words/web/words.ts'
import { showProblem } from './problem-toast.tsx'
import classes from './toast.module.css'
import { show } from './toast.ts'

/** Long enough to notice and to reach it, also with the keyboard. */
const UNDO_MS = 15_000

type Offer = { readonly id: string; readonly run: () => void }
let latest: Offer | undefined

/** What stands of those that make way for the next of their name. */
const standing = new Map<string, string>()

/** `instead`: the notice before of this name goes. Of what is changed again and again the last state alone is news. */
export function showDone(message: string, undo?: () => Promise<unknown>, instead?: string): void {
  if (!message) return
  const before = instead && standing.get(instead)
  if (before) notifications.hide(before)
  const id = undo ? offer(message, undo) : show({ color: 'kerja', message })
  if (instead) standing.set(instead, id)
}

/** Takes back what the newest notice offers; false where none does. */
export function undoLatest(): boolean {
  const offered = latest
  offered?.run()
  return offered !== undefined
}

function offer(message: string, undo: () => Promise<unknown>): string {
  let id = ''
  const forget = () => {
    if (latest?.id === id) latest = undefined
  }
  const run = () => {
    forget()
    notifications.hide(id)
    undo().then(() => showDone(say('http.undone')), showProblem)
  }
  id = show({
    color: 'kerja',
    autoClose: UNDO_MS,
    onClose: forget,
    message: (
      <span className={classes.done}>
        {message}
        <button type="button" onClick={run} aria-keyshortcuts="Control+Z Meta+Z">
          {say('http.undo')}
        </button>
      </span>
    ),
  })
  latest = { id, run }
  return id
}
