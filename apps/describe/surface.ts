/** The product described by itself: every screen and every call, from the tables that router, navigation and guard use. */

import { calls } from '#apps/server/calls.ts'
import { publicPages } from '#apps/server/public-pages/all.ts'
import { screens } from '#apps/web/compose.ts'
import { redirects } from '#apps/web/redirects.ts'
import { describedAccess, describedScreen } from '#platform/contract/roles-of.ts'

export const surface = () => ({
  screens: [
    ...screens.map((screen) => ({ path: screen.path, ...describedScreen(screen) })),
    // Open to whoever may open where they lead.
    ...redirects.flatMap(([path, to]) =>
      screens.filter((screen) => screen.path === to).map((screen) => ({ path, ...describedScreen(screen) })),
    ),
    // Written by the server, for anybody.
    ...publicPages.map(({ path }) => ({ path, ...describedAccess({ to: 'everyone' }) })),
  ],
  calls: calls.map(({ id, method, path, access, summary }) => ({
    id,
    method,
    path,
    summary,
    ...describedAccess(access),
  })),
})
