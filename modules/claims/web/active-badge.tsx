import { StatusBadge } from '#design/status-badge.tsx'
import { useWords } from './words.ts'

export function ActiveBadge({ active }: { readonly active: boolean }) {
  const t = useWords()
  return <StatusBadge tone={active ? 'good' : 'plain'}>{t(active ? 'claims.active' : 'claims.inactive')}</StatusBadge>
}
