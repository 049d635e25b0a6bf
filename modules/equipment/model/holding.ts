/** What may become of a thing: handed over, returned, repaired, lost, retired. */
export const conditions = ['ready', 'repair', 'lost', 'retired'] as const
export type Condition = (typeof conditions)[number]

export const statuses = ['in_use', ...conditions] as const
export type Status = (typeof statuses)[number]

export type Holding = { readonly given_on: string; readonly returned_on: string | null }

export const statusOf = (condition: Condition, isHeld: boolean): Status => (isHeld ? 'in_use' : condition)

/** By the field that is wrong, and why; days as YYYY-MM-DD. */
export type Wrong = readonly [field: string, word: string]

type Giving = {
  readonly condition: Condition
  readonly history: readonly Holding[]
  readonly person: { readonly leftOn: string | null }
  readonly given_on: string
  readonly due_on: string | null
}

/** One thing at a time in one pair of hands, and no days that overlap; somebody yet to join may have it before. */
export function wrongGiving(
  { condition, history, person, given_on, due_on }: Giving,
  today: string,
): Wrong | undefined {
  if (history.some(({ returned_on }) => returned_on === null)) return ['', 'equipment.is-in-use']
  if (condition !== 'ready') return ['', `equipment.is-${condition}`]
  if (given_on > today) return ['given_on', 'equipment.day-to-come']
  if (history.some(({ returned_on }) => (returned_on ?? '') > given_on)) return ['given_on', 'equipment.before-return']
  if (person.leftOn !== null && person.leftOn < today) return ['employee_id', 'equipment.has-left']
  if (due_on !== null && due_on < given_on) return ['due_on', 'equipment.due-before']
  return undefined
}

export function wrongReturn({ given_on }: Holding, returned_on: string, today: string): Wrong | undefined {
  if (returned_on > today) return ['returned_on', 'equipment.day-to-come']
  if (returned_on < given_on) return ['returned_on', 'equipment.before-given']
  return undefined
}
