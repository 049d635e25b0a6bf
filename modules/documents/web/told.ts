/** Facts of a letter for its panel. */
import type { ReactNode } from 'react'

type Fact = readonly [string, ReactNode]

/** A letter has few of all the facts that letters may have: those without a value are left out. */
export const told = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value !== null && value !== '')
