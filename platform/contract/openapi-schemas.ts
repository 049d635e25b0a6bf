/**
 * Schemas with an id of their own become components; the rest stand where they are used. What is sent and what is
 * answered may differ under one id (a field with a standard may be left out when sent): then what is sent gets a name
 * of its own, ending in `Input`.
 */
import { z } from 'zod'

export type Json = Record<string, unknown>

type Io = 'input' | 'output'

export class Schemas {
  readonly #named: Readonly<Record<Io, Map<string, Json>>> = { input: new Map(), output: new Map() }
  #known: ReadonlySet<string> | undefined

  of(schema: z.ZodType, io: Io): Json {
    const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json
    const { $schema: _dialect, $defs = {}, ...rest } = json
    for (const [name, definition] of Object.entries($defs as Json)) {
      this.#named[io].set(name, marked(definition, io) as Json)
      this.#known = undefined
    }
    return marked(rest, io) as Json
  }

  /** Once every call has been through `of`; still to be `linked`. */
  components(): Json {
    const { input, output } = this.#named
    const differing = this.#differing()
    return Object.fromEntries([
      ...output,
      ...[...input].filter(([name]) => !output.has(name)),
      ...[...input].filter(([name]) => differing.has(name)).map(([name, one]) => [`${name}Input`, one]),
    ])
  }

  /** The document with every mark of a component turned into its reference. */
  linked(document: Json): Json {
    const differing = this.#differing()
    return walked(document, (mark) => {
      const { io, name } = mark
      return { $ref: `#/components/schemas/${name}${io === 'input' && differing.has(name) ? 'Input' : ''}` }
    }) as Json
  }

  /** Looked for once, after the last schema. */
  #differing(): ReadonlySet<string> {
    this.#known ??= differingIn(this.#named)
    return this.#known
  }
}

/** Those that differ themselves or by one they refer to. */
function differingIn({ input, output }: Readonly<Record<Io, ReadonlyMap<string, Json>>>): ReadonlySet<string> {
  const plain = (one: Json | undefined) => JSON.stringify(walked(one, ({ name }) => ({ name })))
  const found = new Set(
    [...input.keys()].filter((name) => output.has(name) && plain(input.get(name)) !== plain(output.get(name))),
  )
  for (let known = -1; known < found.size; ) {
    known = found.size
    for (const [name, one] of input) {
      walked(one, (mark) => {
        if (output.has(name) && found.has(mark.name)) found.add(name)
        return {}
      })
    }
  }
  return found
}

type Mark = { readonly io: Io; readonly name: string }
const MARK = 'x-component'

/** What is said beside a reference, its description before all, stays beside it. */
const marked = (part: unknown, io: Io): unknown =>
  mapped(part, ({ $ref, ...beside }) =>
    typeof $ref === 'string' ? { ...beside, [MARK]: { io, name: $ref.replace('#/$defs/', '') } } : undefined,
  )

const walked = (part: unknown, linkOf: (mark: Mark) => Json): unknown =>
  mapped(part, ({ [MARK]: mark, ...beside }) =>
    mark === undefined ? undefined : { ...beside, ...linkOf(mark as Mark) },
  )

/** Every object in turn, replaced where `replaced` answers one; ids of schemas are names here and are left out. */
function mapped(part: unknown, replaced: (one: Json) => Json | undefined): unknown {
  if (Array.isArray(part)) return part.map((one) => mapped(one, replaced))
  if (typeof part !== 'object' || part === null) return part
  const other = replaced(part as Json)
  if (other) return other
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key, value]) => (key !== 'id' || typeof value !== 'string') && !isOfAnything(key, value))
      .map(([key, value]) => [key, mapped(value, replaced)]),
  )
}

/** One of several of which one may be anything: nothing is said by that, and the others mislead. */
const isOfAnything = (key: string, value: unknown): boolean =>
  (key === 'anyOf' || key === 'oneOf') && Array.isArray(value) && value.some((one) => isEmpty(one))

function isEmpty(one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false
  return Object.entries(one).every(([key, value]) => isOfAnything(key, value))
}
