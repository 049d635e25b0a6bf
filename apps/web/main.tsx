import '#design/kit.css'
import '@mantine/notifications/styles.css'
import 'virtual:theme.css'
import '#design/global.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { printOnWhite } from '#design/print.ts'
import { mayLeaveTyped } from '#design/unsaved/guards.ts'
import { leaveNothingBehind } from '#modules/me/web/public.tsx'
import { showNotice } from '#platform/http/web/problem-toast.tsx'
import { ensureMe } from '#platform/identity/web/me.ts'
import { watchToken } from '#platform/identity/web/refresh.ts'
import { onOtherRole, onSessionEnd, signInPath } from '#platform/identity/web/session-store.ts'
import { askBeforeSignOut } from '#platform/identity/web/sign-in.ts'
import { currentLanguage, onLanguage, switchLanguage } from '#platform/words/web/words.ts'
import { askAgain, kept } from './query-client.ts'
import { router } from './router.tsx'
import { markSettled } from './settled.ts'
import { keepSpoken, spokenAtFirst } from './spoken.ts'
import { Themed } from './themed.tsx'

switchLanguage(spokenAtFirst())
onLanguage(() => {
  keepSpoken(currentLanguage())
  void askAgain()
})
watchToken()
printOnWhite()
askBeforeSignOut(async () => (await mayLeaveTyped()) && (await leaveNothingBehind()))
onOtherRole(async () => {
  // The page is perhaps not the new role's, and what the former was shown is not: asked again is what still stands there.
  await ensureMe(true)
  await router.invalidate()
  kept.removeQueries({ type: 'inactive' })
  await askAgain()
})
onSessionEnd((notice) => {
  kept.clear()
  if (notice) showNotice(notice)
  // Nobody is asked whether to stay: there is nothing to stay in.
  void router.navigate({ to: signInPath(), replace: true, ignoreBlocker: true })
})

const look = markSettled(kept, () => router.state.status === 'pending', document.documentElement)
router.subscribe('onBeforeNavigate', look)
router.subscribe('onResolved', look)

const place = document.getElementById('root')
// Not awaited here: the files of screens wait for this one to end.
if (place) void begin(place)

async function begin(at: HTMLElement): Promise<void> {
  // What the server wrote stays in sight until there is something to put in its place.
  if (at.hasChildNodes()) await router.load()
  createRoot(at).render(
    <StrictMode>
      <Themed>
        <QueryClientProvider client={kept}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Themed>
    </StrictMode>,
  )
}
