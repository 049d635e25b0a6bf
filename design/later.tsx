/** A part of a screen that is fetched when it is first shown: what nobody opened does not hold up the first rows. */
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null) {
  const Part = lazy(() => load().then((part) => ({ default: part as ComponentType<object> })))
  return (props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  )
}
