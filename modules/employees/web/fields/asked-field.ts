/** The field that somebody was sent to fill in: its part opens for editing, and the field has the focus. */
import { useSearch } from '@tanstack/react-router'
import { createContext, use, useEffect, useRef } from 'react'

/** Where a person is shown beside something else, whose address it is. */
export const AskedFieldContext = createContext<string | undefined>(undefined)

export function useAskedField(): string | undefined {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  return use(AskedFieldContext) ?? search.field
}

type Focusing = { readonly getInputNode: (path: string) => { focus: () => void } | null }

/** Once, when the form opens. */
export function useFocusOn(name: string | undefined, { getInputNode }: Focusing): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!name || isDone.current) return
    isDone.current = true
    getInputNode(name)?.focus()
  }, [name, getInputNode])
}
