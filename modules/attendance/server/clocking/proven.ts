/** What standing before a kiosk proves. */
import type { Proven } from './judge.ts'
import type { Placed } from './kiosk-store.ts'

export function provenBy({ id, ...at }: Placed): Proven {
  const { coordinate_id, place, latitude, longitude, radius } = at
  const isThere = coordinate_id !== null && place !== null && latitude !== null && longitude !== null && radius !== null
  return { kioskId: id, place: isThere ? { id: coordinate_id, name: place, latitude, longitude, radius } : null }
}
