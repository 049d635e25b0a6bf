/** What was put in differently from the month before, by the names the company gave to it. */
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import { sumsByCategory } from './categories/named-lines.ts'
import type { Item } from './country-pack.ts'
import type { Change, Inputs, Line, Names } from './payslip.ts'

/** Of the month before: what was put in, and the lines that bore names of the company's. */
export type PutIn = { readonly inputs: Inputs; readonly named: readonly Line[] }
type Now = { readonly inputs: Inputs; readonly items: readonly Item[] }
/** One type of item in one month: its sum, and what of it bore which name. */
type Side = { readonly whole: string | null; readonly parts: ReadonlyMap<string, Part> }
type Part = { readonly names: Names; readonly amount: Amount }

export function changesBetween(
  before: PutIn | undefined,
  after: Now,
  lineOf: (type: string) => string = (type) => type,
): Change[] {
  if (!before) return []
  const keys = new Set([...Object.keys(after.inputs), ...Object.keys(before.inputs)])
  return [...keys]
    .filter((key) => before.inputs[key] !== after.inputs[key])
    .flatMap((key) => {
      const whole = { input: key, before: before.inputs[key] ?? null, after: after.inputs[key] ?? null }
      const type = typeOf(key, before.inputs, after.inputs)
      const was = type ? partsOf(before.named.filter((line) => line.key === lineOf(type))) : NONE
      const is = type ? partsOf(sumsByCategory(after.items.filter((item) => item.type === type)).map(asPart)) : NONE
      return byName(whole, { whole: whole.before, parts: was }, { whole: whole.after, parts: is })
    })
}

const NONE: Side['parts'] = new Map()
const ITEM = '_item'

/** An item of a component's own type stands beside the agreed amount; that one bears no name of the company's. */
function typeOf(key: string, ...inputs: readonly Inputs[]): string | undefined {
  if (key.endsWith(ITEM)) return key.slice(0, -ITEM.length)
  return inputs.some((given) => key + ITEM in given) ? undefined : key
}

const asPart = ({ category, sum }: ReturnType<typeof sumsByCategory>[number]) => ({
  names: category.names,
  amount: amountText(sum),
})

function partsOf(named: readonly Pick<Line, 'names' | 'amount'>[]): Side['parts'] {
  const parts = new Map<string, Part>()
  for (const { names, amount } of named) {
    if (!names) continue
    parts.set(names.en, { names, amount: positive(amountOf(amount)) + (parts.get(names.en)?.amount ?? 0n) })
  }
  return parts
}

function byName(change: Change, was: Side, is: Side): Change[] {
  const names = new Map([...was.parts, ...is.parts].map(([name, part]) => [name, part.names]))
  const [only] = names.values()
  if (!only) return [change]
  const [restBefore, restAfter] = [restOf(was), restOf(is)]
  // Put in as hours or days, and printed as money: the parts cannot be told, but a name that all of it bears can.
  if (restBefore < 0n || restAfter < 0n)
    return [names.size === 1 && isAllNamed(was, is) ? { ...change, names: only } : change]
  return [
    ...(restBefore === restAfter ? [] : [{ ...change, before: told(restBefore), after: told(restAfter) }]),
    ...[...names].flatMap(([name, own]) => {
      const [before, after] = [told(was.parts.get(name)?.amount), told(is.parts.get(name)?.amount)]
      return before === after ? [] : [{ input: change.input, before, after, names: own }]
    }),
  ]
}

const restOf = ({ whole, parts }: Side): Amount =>
  (whole === null ? 0n : amountOf(whole)) - sumOf([...parts.values()].map(({ amount }) => amount))

const isAllNamed = (...sides: readonly Side[]): boolean =>
  sides.every(({ whole, parts }) => whole === null || parts.size > 0)

const told = (amount: Amount = 0n): string | null => (amount === 0n ? null : amountText(amount))
const positive = (amount: Amount): Amount => (amount < 0n ? -amount : amount)
