/** A scope as people read it: `Leave: read`. */
import { partNames } from '../model/scopes.ts'
import { useWords } from './words.ts'

export function useScopeText(): (scope: string) => string {
  const t = useWords()
  return (scope) => {
    const [name, can] = scope.split(':')
    const part = partNames.find((one) => one === name)
    return part
      ? t(can === 'write' ? 'integrations.writes' : 'integrations.reads', { part: t(`integrations.part.${part}`) })
      : scope
  }
}
