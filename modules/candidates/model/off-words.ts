/** Why interviews are called off by what happens to their candidate: kept as words, and read in the reader's language. */
const offWords = ['candidates.off-refused', 'candidates.off-withdrawn', 'candidates.off-hired'] as const
export type OffWord = (typeof offWords)[number]

export const isOffWord = (text: string | null): text is OffWord => offWords.some((word) => word === text)
