/** What was asked in one language does not stand there as the answer in another. */
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { lang: '' }, cookie: '' })
const { askAgain, kept } = await import('./query-client.ts')
afterAll(() => vi.unstubAllGlobals())

test('what is still under way when the language is switched is asked again in the new one, shown or asked ahead', async () => {
  let language = 'en'
  const queries = new QueryClient()
  const queryFn = async () => {
    const asked = language
    await new Promise((done) => setTimeout(done, 20))
    return `in ${asked}`
  }
  const shown = { queryKey: ['shown'], queryFn, staleTime: 60_000 }
  const ahead = { queryKey: ['ahead'], queryFn, staleTime: 60_000 }
  const stop = new QueryObserver(queries, shown).subscribe(() => {})
  void queries.prefetchQuery(ahead)
  await new Promise((done) => setTimeout(done, 5))
  language = 'zh-Hant'
  await askAgain(queries)
  expect(queries.getQueryData(['shown'])).toBe('in zh-Hant')
  expect(await queries.fetchQuery(ahead)).toBe('in zh-Hant')
  stop()
})

test('what was looked at before one did something is asked again when it is opened next; pictures are not', async () => {
  let asked = 0
  const run = { queryKey: ['payroll.run'], queryFn: async () => ++asked }
  const picture = { queryKey: ['employees.picture'], queryFn: async () => ++asked, staleTime: Number.POSITIVE_INFINITY }
  const look = async () => [await kept.fetchQuery(run), await kept.fetchQuery(picture)]
  const deed = { mutationFn: async () => 'saved' }
  await look()
  expect(await look()).toEqual([1, 2])
  await kept.getMutationCache().build(kept, deed).execute(undefined)
  expect(await look()).toEqual([3, 2])
})
