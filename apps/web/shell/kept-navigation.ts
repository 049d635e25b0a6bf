/** Which groups somebody opened and what they pinned: of an account, on this device. */
import { useLocalStorage } from '@mantine/hooks'

/** More than these, and groups fold. */
const OPEN_AT_MOST = 15

type Kept = { readonly opened: readonly string[]; readonly pinned: readonly string[] }

export function useKeptNavigation(email: string) {
  const [kept, keep] = useLocalStorage<Kept>({
    key: `navigation-${email}`,
    defaultValue: NOTHING,
    getInitialValueInEffect: false,
    deserialize: readKept,
  })
  return {
    ...kept,
    toggle: (group: string) => keep((now) => ({ ...now, opened: flipped(now.opened, group) })),
    pin: (path: string) => keep((now) => ({ ...now, pinned: flipped(now.pinned, path) })),
  }
}

export const folds = (groups: readonly { readonly word: string | null; readonly entries: readonly unknown[] }[]) =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0) > OPEN_AT_MOST

const NOTHING: Kept = { opened: [], pinned: [] }

const flipped = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

/** Whatever another version, or somebody by hand, has put there. */
export function readKept(text: string | undefined): Kept {
  try {
    const { opened, pinned } = { ...NOTHING, ...JSON.parse(text ?? '{}') }
    return { opened: texts(opened), pinned: texts(pinned) }
  } catch {
    return NOTHING
  }
}

const texts = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.filter((one): one is string => typeof one === 'string') : []
