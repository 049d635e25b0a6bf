/** A dialog that opens with rows pasted into its list looks at them at once. */
import { useEffect, useRef } from 'react'

export function usePasted(pasted: File | undefined, onFile: (file: File) => void): void {
  const taken = useRef<File>(undefined)
  useEffect(() => {
    if (!pasted || taken.current === pasted) return
    taken.current = pasted
    onFile(pasted)
  })
}
