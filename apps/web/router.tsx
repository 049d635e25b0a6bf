/** The routes, made from the screens' tables; the verdict of `enter` decides before anything is loaded. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import { enter } from '#access/enter.ts'
import { MeFrame } from '#modules/me/web/public.tsx'
import type { Screen } from '#platform/contract/screen.ts'
import { rememberAsked, startOf } from '#platform/identity/web/landing.ts'
import { ensureMe } from '#platform/identity/web/me.ts'
import { keepFresh } from '#platform/identity/web/refresh.ts'
import { currentSession } from '#platform/identity/web/session-store.ts'
import { screens } from './compose.ts'
import { mayOpen, SETTINGS } from './navigation.ts'
import { BrokenScreen, ErrorScreen, OPERATIONS } from './public-screens/error-screen.tsx'
import { preload } from './query-client.ts'
import { orUnreachable } from './reachable.ts'
import { redirects } from './redirects.ts'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { RootFrame } from './shell/root-frame.tsx'
import { SettingsFrame } from './shell/settings-frame.tsx'
import { Shell } from './shell/shell.tsx'
import { withinTime } from './within-time.ts'

const root = createRootRoute({
  component: RootFrame,
  notFoundComponent: ErrorScreen,
  beforeLoad: () => keepFresh(),
})
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: Shell })
const settings = createRoute({ getParentRoute: () => signedIn, id: 'settings', component: SettingsFrame })
const mine = createRoute({ getParentRoute: () => signedIn, id: 'mine', component: MeFrame })

const leadingOn = redirects.map(([path, to]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  }),
)

/**
 * Addresses that are none, below those that are somebody's: told within the frame of whoever is signed in. They have a
 * part at least, since what may be empty would be found before `/app` and `/me` themselves.
 */
const unknown = ['/app/$part/$', '/me/$part/$', '/panel/$part/$'].map((path) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    component: NotFoundScreen,
    beforeLoad: ({ location }) => signedInFor(location),
    staticData: { word: 'screen.error' },
  }),
)

const isMine = ({ path }: Screen): boolean => path === '/me' || path.startsWith('/me/')
const inside = screens.filter((screen) => !('public' in screen) && !isMine(screen))

export const router = createRouter({
  routeTree: root.addChildren([
    ...leadingOn,
    ...screens.filter((screen) => 'public' in screen).map((screen) => routeOf(screen, root)),
    signedIn.addChildren([
      mine.addChildren(screens.filter(isMine).map((screen) => routeOf(screen, mine))),
      ...inside.filter(({ path }) => !path.startsWith(SETTINGS)).map((screen) => routeOf(screen, signedIn)),
      settings.addChildren(
        inside.filter(({ path }) => path.startsWith(SETTINGS)).map((screen) => routeOf(screen, settings)),
      ),
      ...unknown,
    ]),
  ]),
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultErrorComponent: BrokenScreen,
  scrollRestoration: true,
  // Addresses stay readable: every value is plain text, nothing is encoded as JSON.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString()
    return text ? `?${text}` : ''
  },
})

function routeOf(screen: Screen, parent: typeof root | typeof signedIn | typeof settings | typeof mine) {
  return createRoute({
    getParentRoute: () => parent,
    path: screen.path.replace(/:(\w+)/g, '$$$1'),
    component: lazyRouteComponent(withinTime(orUnreachable(screen.load)) as Parameters<typeof lazyRouteComponent>[0]),
    beforeLoad: ({ location }) => guard(screen, location),
    staticData: { word: screen.word },
  })
}

const toSignIn = ({ pathname }: ParsedLocation) =>
  redirect({ to: pathname.startsWith('/panel') ? '/panel/login' : '/login', replace: true })

/** Else to the door, and back here afterwards. */
function signedInFor(location: ParsedLocation): void {
  if (currentSession()?.complete) return
  rememberAsked(location.href)
  throw toSignIn(location)
}

async function guard(screen: Screen, location: ParsedLocation): Promise<void> {
  const session = currentSession()
  if ('public' in screen) {
    if (screen.signedOut && session?.complete) {
      throw redirect({ to: startOf(session, await ensureMe()), replace: true })
    }
    return
  }
  signedInFor(location)
  if (!session) return
  const loaded = ensureMe()
  // Only what hangs on a module has to wait for the list of modules; the rest is drawn at once.
  if (mayOpen(screen, session)) return preload(screen, location.search)
  const me = await loaded
  const known = currentSession()
  if (!known) throw toSignIn(location)
  // The frame says that it could not be asked; by another try it comes here again.
  if (!me) return
  if (mayOpen(screen, known)) return preload(screen, location.search)
  const verdict = 'area' in screen ? enter(known, screen.area) : 'role-missing'
  const search = { code: verdict === 'module-off' ? 'module' : '403', for: 'area' in screen ? screen.area : OPERATIONS }
  throw redirect({ to: '/error', search, replace: true })
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    word?: string
  }
}
