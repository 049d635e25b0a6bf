/** Rows copied from a spreadsheet and pasted while the list has the keys, not a field or a dialog. */
import { useEffect, useRef } from 'react'
import { isBusy } from './use-list-keys.ts'

export function useListPaste(onPaste: ((text: string) => void) | undefined): void {
  const latest = useRef(onPaste)
  useEffect(() => {
    latest.current = onPaste
  })
  useEffect(() => {
    const onEvent = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      // One cell is no row.
      if (!latest.current || !/[\t\n]/.test(text) || isBusy(event.target)) return
      event.preventDefault()
      latest.current(text)
    }
    document.addEventListener('paste', onEvent)
    return () => document.removeEventListener('paste', onEvent)
  }, [])
}
