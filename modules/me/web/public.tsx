/** The frame that the router puts around everything below /me, loaded when somebody goes there. */
import { lazyRouteComponent } from '@tanstack/react-router'

export const MeFrame = lazyRouteComponent(() => import('./me-frame.tsx').then((m) => ({ default: m.MeFrame })))

/** Loaded only when somebody signs out: the shell knows nothing else of what waits to be sent. */
export const askThenSignOut = async (): Promise<void> => (await import('./outbox/sign-out.ts')).askThenSignOut()
