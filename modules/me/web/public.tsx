/** The frame that the router puts around everything below /me, loaded when somebody goes there. */
import { lazyRouteComponent } from '@tanstack/react-router'

export const MeFrame = lazyRouteComponent(() => import('./me-frame.tsx').then((m) => ({ default: m.MeFrame })))

/** Loaded only when somebody signs out: nobody else knows what waits to be sent. */
export const leaveNothingBehind = async (): Promise<boolean> =>
  (await import('./outbox/sign-out.ts')).leaveNothingBehind()
