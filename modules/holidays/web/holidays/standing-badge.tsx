import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { wordFor } from '../words.ts'

const tones: Readonly<Record<string, Tone>> = { confirmed: 'good', unconfirmed: 'info', estimated: 'warn' }

export const StandingBadge = ({ standing }: { readonly standing: string }) => (
  <StatusBadge tone={tones[standing] ?? 'plain'}>{wordFor('standing', standing)}</StatusBadge>
)
