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
import { askAgain, kept } from './kept.ts'
import { router } from './router.tsx'
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
onOtherRole(() => {
  // What the former role was shown is not the new one's, and perhaps not the page either.
  kept.removeQueries({ type: 'inactive' })
  void askAgain()
  void ensureMe(true).then(() => router.invalidate())
})
onSessionEnd((notice) => {
  kept.clear()
  if (notice) showNotice(notice)
  // Nobody is asked whether to stay: there is nothing to stay in.
  void router.navigate({ to: signInPath(), replace: true, ignoreBlocker: true })
})

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Themed>
        <QueryClientProvider client={kept}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Themed>
    </StrictMode>,
  )
}
