/** Where the device is, as far as it says so. */
import { useEffect, useState } from 'react'
import type { Position } from '#modules/attendance/model/public.ts'

/** Nobody waits longer at the door; the clocking then goes without a place. */
const PATIENCE_MS = 8_000
const FRESH_MS = 10_000

export function whereNow(): Promise<Position | undefined> {
  if (!('geolocation' in navigator)) return Promise.resolve(undefined)
  return new Promise((found) => {
    // The browser's own patience begins only once the person has allowed it.
    const given = setTimeout(() => found(undefined), PATIENCE_MS)
    navigator.geolocation.getCurrentPosition(
      (position) => {
        clearTimeout(given)
        found(positionOf(position))
      },
      () => {
        clearTimeout(given)
        found(undefined)
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    )
  })
}

/** Followed while the page is open, where it was allowed before: nobody is asked for merely looking. */
export function useWhere(): Position | undefined {
  const [at, setAt] = useState<Position>()
  useEffect(() => {
    if (!('geolocation' in navigator) || !('permissions' in navigator)) return
    let watching: number | undefined
    let isOver = false
    const begin = ({ state }: PermissionStatus) => {
      if (state !== 'granted' || isOver) return
      watching = navigator.geolocation.watchPosition(
        (position) => setAt(positionOf(position)),
        () => setAt(undefined),
        { enableHighAccuracy: true, maximumAge: FRESH_MS },
      )
    }
    navigator.permissions.query({ name: 'geolocation' }).then(begin, () => undefined)
    return () => {
      isOver = true
      if (watching !== undefined) navigator.geolocation.clearWatch(watching)
    }
  }, [])
  return at
}

const positionOf = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition): Position => ({
  latitude,
  longitude,
  accuracy: Math.round(accuracy),
})
