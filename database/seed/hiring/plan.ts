/** Who is sought in a demonstration company, who applied, who is new, in probation or leaving. All of them are invented. */

export type SoughtAfter = {
  readonly position: string
  readonly department: string
  readonly headcount: number
  readonly pay: readonly [from: string, to: string]
  readonly title: string
  readonly title_zh: string
  readonly description: string
  readonly description_zh: string
  readonly requirements: string
  readonly requirements_zh: string
  readonly location: string
  readonly question: string
  readonly question_zh: string
  /** Nobody is taken for now. */
  readonly isHeld?: true
}

/** Their name, how it is written in an address, and the place of the vacancy in the list. */
export type Applicant = readonly [name: string, address: string, vacancy: number]

export type HiringPlan = {
  readonly phone: string
  /** Applicants write in it. */
  readonly language: 'en' | 'zh-Hant'
  readonly letters: 'en' | 'zh'
  readonly vacancies: readonly SoughtAfter[]
  /** In the order in which they applied; how far each came stands in `fates.ts`. */
  readonly applicants: readonly Applicant[]
  readonly sources: readonly string[]
  /** In their resumes, by turns; in letters that every reader has. */
  readonly schools: readonly string[]
  readonly skills: readonly string[]
  readonly letter: string
  readonly card: string
  readonly talk: string
  readonly joining: { readonly name: string; readonly department: string; readonly tasks: readonly Task[] }
  /** Staff ids: one far on, one with something late. */
  readonly newcomers: readonly [string, string]
  readonly reviews: readonly Review[]
  readonly exits: Exits
}

export type Task = readonly [name: string, nameZh: string, owner: 'hr' | 'manager' | 'newcomer', dueDays: number]
/** Months until the probation ends, and how far the review came: 6 is completed. */
export type Review = readonly [staffId: string, months: number, until: number]
export type Exits = {
  /** Who left already: everything is done. */
  readonly completed: readonly (readonly [staffId: string, reason: string])[]
  readonly clearing: readonly [staffId: string, reason: string]
  readonly acknowledged: readonly [staffId: string, reason: string]
  readonly withdrawn: readonly [staffId: string, reason: string, why: string]
  /** By an account: given by the person, with what they say on going, question by question. */
  readonly own: { readonly account: string; readonly reason: string; readonly answers: readonly string[] }
  readonly waived: string
}
