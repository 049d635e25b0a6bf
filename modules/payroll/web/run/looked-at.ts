/** What somebody has looked at in this version of a run; a mark for oneself that ends with the browser's session. */
import { useState } from 'react'

export function useLookedAt(key: string) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(read(key)))
  const flip = (id: string) => {
    const next = new Set(seen)
    if (!next.delete(id)) next.add(id)
    setSeen(next)
    sessionStorage.setItem(key, [...next].join(','))
  }
  return { seen, flip }
}

const read = (key: string): readonly string[] => (sessionStorage.getItem(key) ?? '').split(',').filter(Boolean)
