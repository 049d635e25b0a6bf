import { useMediaQuery } from '@mantine/hooks'

/** Where a grid of a week has no room. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 48em)') ?? false
