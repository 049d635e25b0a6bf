/**
 * Code of a screen that does not come is fetched anew by loading the page again, which helps after an update. Where
 * nothing answers, that would put the browser's own error page in the place of the product.
 */
import { Unreachable } from '#platform/http/web/problem.ts'

export const orUnreachable =
  <Loaded>(load: () => Promise<Loaded>) =>
  (): Promise<Loaded> =>
    load().catch(async (reason: unknown) => {
      throw (await isReachable()) ? reason : new Unreachable()
    })

export const isReachable = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
