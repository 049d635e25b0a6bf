/** How Philippine agencies' files write the month and the employer's numbers. */
import type { FileInput } from '../../file-input.ts'
import { bareNumber } from '../../plain-text.ts'
import { written } from '../value.ts'

export const month = (input: FileInput, format: string) => written({ month: input.period }, format)
export const digits = (input: FileInput, number: string) => bareNumber(input.employer.numbers[number] ?? '')

/** S salary, C calamity, E education: by its name, else a salary loan. */
export const loanType = (name: string): string => (/calamity/i.test(name) ? 'C' : /educ/i.test(name) ? 'E' : 'S')
