import { sql } from 'kysely'
import type { Listing } from './port.ts'

export const byIds = (ids: readonly string[]): Listing => ({
  where: sql`x.id = any(${[...ids]}::uuid[])`,
  often: true,
})
export const ofPerson = (employeeId: string): Listing => ({ where: sql`x.employee_id = ${employeeId}` })
