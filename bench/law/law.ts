/** The law: how fast it answers, and what it costs to have it. */
import type { Figure } from '../figures.ts'
import { measureBook } from './book.ts'
import { measurePayslips } from './payslips.ts'
import { measureSchemes } from './schemes.ts'

export async function measureLaw(): Promise<readonly Figure[]> {
  return [...(await measureBook()), ...measurePayslips(), ...measureSchemes()]
}
