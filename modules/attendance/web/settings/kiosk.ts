import type { DataOf } from '#platform/contract/endpoint.ts'
import type { kiosks } from '../../contract/clocking/kiosks.ts'

export type Kiosk = DataOf<typeof kiosks>[number]
