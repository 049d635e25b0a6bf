/** How a thing is told and marked, and what a form holds of an empty field. */
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { equipment, oneEquipment } from '../contract/equipment.ts'
import type { Status } from '../model/holding.ts'
import { useWords } from './words.ts'

export type EquipmentShown = DataOf<typeof equipment>[number]
export type EquipmentWhole = DataOf<typeof oneEquipment>

const tones: Readonly<Record<Status, Tone>> = {
  in_use: 'info',
  ready: 'good',
  repair: 'warn',
  lost: 'bad',
  retired: 'plain',
}

export function EquipmentBadge({ status }: { readonly status: Status }) {
  const t = useWords()
  return <StatusBadge tone={tones[status]}>{t(`equipment.status.${status}`)}</StatusBadge>
}
