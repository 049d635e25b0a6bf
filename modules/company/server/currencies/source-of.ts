/** The source of rates this installation was given; none where it was given none. */
import type { Services } from '#platform/http/server/services.ts'
import { type RateSource, rateSource } from './rate-source.ts'

/** One for each server, so that what it was answered is known to every company's work. */
const sources = new WeakMap<object, RateSource>()

export function sourceOf({ settings, clock }: Pick<Services, 'settings' | 'clock'>): RateSource | undefined {
  const { exchangeRatesUrl } = settings
  if (exchangeRatesUrl === undefined) return undefined
  const known = sources.get(settings) ?? rateSource(exchangeRatesUrl, () => clock.now())
  sources.set(settings, known)
  return known
}
