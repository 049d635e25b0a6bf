/** In the place of a page until it is known who is signed in; where that cannot be asked, why, and another try. */
import { useRouter } from '@tanstack/react-router'
import { Page, PageSkeleton } from '#design/page.tsx'
import { Failed } from '#design/states.tsx'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { ensureMe, useMeFailure } from './me.ts'
import { useWords } from './words.ts'

export function NotYetKnown() {
  const t = useWords()
  const router = useRouter()
  const failure = useMeFailure()
  if (failure === undefined) return <PageSkeleton />
  const error = new Error(textOf(failure))
  // Who may open the page was not known either.
  const refetch = async () => (await ensureMe(true)) && router.invalidate()
  return (
    <Page title={t('identity.notOpened')}>
      <Failed reading={{ isPending: false, isError: true, error, refetch }} />
    </Page>
  )
}
