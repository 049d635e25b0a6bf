/** Failed tries within a sliding window, and whose they are. */

export type Budget = { readonly max: number; readonly window: number }

/** Undefined while there is room; else the seconds until the next try. Moments in milliseconds, oldest first. */
export function secondsUntilNext(tries: readonly number[], { max, window }: Budget, now: number): number | undefined {
  const recent = recentTries(tries, window, now)
  const oldest = recent[recent.length - max]
  return oldest === undefined ? undefined : Math.max(1, Math.ceil((oldest + window - now) / 1000))
}

export const recentTries = (tries: readonly number[], window: number, now: number): number[] =>
  tries.filter((at) => at > now - window)

/**
 * Whom an address stands for: an IPv4 address itself, of IPv6 the /64 that one line is given, so that nobody
 * has more tries for having more addresses.
 */
export function lineOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const leading = head.split(':').filter(Boolean)
  const trailing = tail?.split(':').filter(Boolean) ?? []
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - leading.length - trailing.length) }, () => '0')
  return `${[...leading, ...zeros, ...trailing]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
