/**
 * What a person has changed in a piece of the page, read off its fields themselves: so that every form is looked after
 * without saying so, however it keeps what was typed. A field is noted as it was before the first touch.
 */
import { type Mutation, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Values = Map<Element, string>
type Sent = { readonly values: Values; readonly calls: readonly Mutation[] }

/** A piece that is no field, as the file that was chosen, says in `data-typed` what stands in it. */
const FIELDS = 'input, textarea, select, [data-typed]'
/** These show what stands in a hidden field beside them, look for something, or are saved at once. */
const NOT_KEPT =
  '[data-at-once], [type=search], [type=file], [type=submit], [type=button], [aria-haspopup=listbox]:not([data-free])'

export function useTyped() {
  const kept = useQueryClient()
  const opened = useRef<Values>(new Map())
  const sent = useRef<Sent[]>([])

  const note = ({ currentTarget }: SyntheticEvent) => {
    for (const field of fieldsIn(currentTarget)) {
      if (!opened.current.has(field)) opened.current.set(field, textIn(field))
    }
  }
  /** Filled in by something that neither pressed a key nor pointed: what the page itself last put there is what was. */
  const noteBefore = (event: SyntheticEvent) => {
    const field = event.target
    if (!isField(field) || !event.currentTarget.contains(field)) return
    if (!field.matches(NOT_KEPT) && !opened.current.has(field)) opened.current.set(field, textBefore(field))
    note(event)
  }
  /** What the form was sent with, and the calls that sending it began: none where the form stopped itself. */
  const noteSent = ({ currentTarget }: SyntheticEvent) => {
    const values = new Map(fieldsIn(currentTarget).map((field) => [field, textIn(field)]))
    const earlier = new Set(kept.getMutationCache().getAll())
    setTimeout(() => {
      const calls = kept
        .getMutationCache()
        .getAll()
        .filter((call) => !earlier.has(call))
      if (calls.length > 0) sent.current = [...sent.current.filter(isSaved).slice(-1), { values, calls }]
    })
  }

  /** Something stands here that would be lost. */
  const typed = (): boolean => {
    const calls = kept.getMutationCache().getAll()
    if (calls.some(({ state: { status, isPaused } }) => status === 'pending' && !isPaused)) return false
    const before = sent.current.findLast(isSaved)?.values ?? opened.current
    // Where another step has taken the fields' place, they were sent with it.
    if (![...before.keys()].some((field) => field.isConnected)) return false
    return [...before].some(([field, value]) => textIn(field) !== value)
  }

  const watching = {
    onPointerDownCapture: note,
    onKeyDownCapture: note,
    onDropCapture: note,
    onInputCapture: noteBefore,
    onSubmitCapture: noteSent,
  }
  /** What comes next in this piece begins anew. */
  const forget = () => {
    opened.current = new Map()
    sent.current = []
  }
  return { typed, watching, forget }
}

const isSaved = ({ calls }: Sent): boolean => calls.every(({ state }) => state.status === 'success')

const fieldsIn = (place: Element): Element[] =>
  [...place.querySelectorAll(FIELDS)].filter((field) => !field.matches(NOT_KEPT))

const isField = (target: EventTarget): target is Field =>
  target instanceof Element && target.matches('input, textarea, select')

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

function textIn(field: Element): string {
  if (isTicked(field)) return String(field.checked)
  return isField(field) ? field.value : (field.getAttribute('data-typed') ?? '')
}

function textBefore(field: Field): string {
  if (isTicked(field)) return String(!field.checked)
  return field instanceof HTMLSelectElement ? field.value : field.defaultValue
}
