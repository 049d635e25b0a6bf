/** What the page that is open is called, for the window's title. The page that came last says it. */
import { useEffect, useSyncExternalStore } from 'react'

let told: string | undefined
const readers = new Set<() => void>()

export function useTellTitle(title: string): void {
  useEffect(() => {
    tell(title)
    return () => {
      if (told === title) tell(undefined)
    }
  }, [title])
}

export const usePageTitle = (): string | undefined => useSyncExternalStore(subscribe, () => told)

/** 'November 2026 · Payroll'; of the screen's own name it is said once. */
export const windowTitle = (title: string | undefined, screen: string | undefined): string => {
  const parts = [...new Set([title, screen].filter(Boolean))]
  return [...parts, ...(parts.length < 2 ? ['Kerja'] : [])].join(' · ')
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

function tell(title: string | undefined): void {
  told = title
  for (const reader of readers) reader()
}
