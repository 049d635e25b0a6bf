import { useMediaQuery } from '@mantine/hooks'

/** Where a grid of a week has no room; on paper its days share what there is. */
export const useNarrow = (): boolean => useMediaQuery('screen and (max-width: 48em)') ?? false
