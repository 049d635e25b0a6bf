/** Facts of a person as they are kept: a flag may be true, 'yes' or nothing at all. */
import type { Fact } from '../country-pack.ts'

export const isYes = (fact: Fact | undefined): boolean => fact === true || fact === 'yes' || fact === 'true'
export const isNo = (fact: Fact | undefined): boolean => fact === false || fact === 'no' || fact === 'false'

/** Given, and not nothing: '0', '0.00' and empty are the law's own defaults. */
export const isSaid = (fact: Fact | undefined): fact is string | number =>
  (typeof fact === 'string' || typeof fact === 'number') && !/^0*(\.0*)?$/.test(String(fact))
