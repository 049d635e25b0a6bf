/** An address that is none, for whoever is signed in: said within the frame, so that the way on stays beside it. */
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { startOf } from '#platform/identity/web/landing.ts'
import { useMaybeMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { useWords } from '../words.ts'

export function NotFoundScreen() {
  const t = useWords()
  const session = useSession()
  const me = useMaybeMe()
  return (
    <Page title={t('error.notFound')}>
      <Empty title={t('error.notFoundHint')}>
        {session && (
          <Button component={Link} to={startOf(session, me)}>
            {t('error.home')}
          </Button>
        )}
      </Empty>
    </Page>
  )
}
