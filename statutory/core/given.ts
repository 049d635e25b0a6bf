/**
 * Reads what a case gives: a small closed schema per scheme. A key it does not know, a key that is missing and a
 * value that makes no sense are refused by name; nothing is ever guessed or coerced.
 */
import type { Input, Known } from './input.ts'
import { refuse } from './refusal.ts'

/** How one key is read. `required` is false where `absent` stands in for a missing key. */
export type Kind<Value> = {
  readonly required: boolean
  readonly absent: Value | undefined
  /** The same for whoever makes a form. */
  readonly input: Input
  read(value: unknown, key: string): Value
}

export type Fields = { readonly [key: string]: Kind<unknown> }
export type Facts<F extends Fields> = { readonly [K in keyof F]: F[K] extends Kind<infer Value> ? Value : never }

export type Reader<Read> = {
  readonly fields: Fields
  read(given: unknown, place?: string): Read
}

export function reader<F extends Fields>(fields: F): Reader<Facts<F>> {
  const kinds = new Map(Object.entries(fields))
  const required = [...kinds].filter(([, kind]) => kind.required).map(([key]) => key)
  const absent = Object.fromEntries([...kinds].map(([key, kind]) => [key, kind.absent]))
  return {
    fields,
    read(given, place) {
      if (!isMap(given)) refuse(place ?? 'given', 'missing', 'must be a map of keys')
      const facts: { [key: string]: unknown } = { ...absent }
      for (const key in given) {
        const kind = kinds.get(key)
        const name = place === undefined ? key : `${place}.${key}`
        if (!kind) refuse(name, 'unknown_key', 'is not a key of this scheme')
        const value = given[key]
        if (value !== undefined) facts[key] = kind.read(value, name)
      }
      for (const key of required) {
        if (facts[key] === undefined) refuse(place === undefined ? key : `${place}.${key}`, 'missing', 'is required')
      }
      return facts as Facts<F>
    },
  }
}

/** The same kind, with a value where the key is not given. */
export function or<Value>(kind: Kind<Value>, absent: Value): Kind<Value> {
  return { required: false, absent, input: kind.input, read: kind.read }
}

/** The same kind, undefined where the key is not given. */
export function optional<Value>(kind: Kind<Value>): Kind<Value | undefined> {
  return { required: false, absent: undefined, input: kind.input, read: kind.read }
}

/** One or more maps, each read by its own schema. */
export function listOf<Item>(items: Reader<Item>): Kind<readonly Item[]> {
  return {
    required: true,
    absent: undefined,
    input: { of: 'list', fields: items.fields },
    read(value, key) {
      if (!Array.isArray(value)) refuse(key, 'not_a_list', 'must be a list')
      if (value.length === 0) refuse(key, 'missing', 'must not be empty')
      return value.map((item, index) => items.read(item, `${key}[${index}]`))
    },
  }
}

/** No, one or more maps, each read by its own schema; none where the key is not given. */
export function anyNumberOf<Item>(items: Reader<Item>): Kind<readonly Item[]> {
  return {
    required: false,
    absent: [],
    input: { of: 'list', fields: items.fields },
    read(value, key) {
      if (!Array.isArray(value)) refuse(key, 'not_a_list', 'must be a list')
      return value.map((item, index) => items.read(item, `${key}[${index}]`))
    },
  }
}

/** One map of its own keys; where it is not given, as if it were given empty. */
export function partOf<Part>(part: Reader<Part>): Kind<Part> {
  return {
    required: false,
    absent: part.read({}),
    input: { of: 'part', fields: part.fields },
    read: (value, key) => part.read(value, key),
  }
}

/** A map from codes to values of one kind; which codes exist is for the rule to say, `known` only tells them. */
export function mapOf<Value>(kind: Kind<Value>, known: Known): Kind<ReadonlyMap<string, Value>> {
  return {
    required: false,
    absent: new Map(),
    input: { of: 'map', values: kind.input, known },
    read(value, key) {
      if (!isMap(value)) refuse(key, 'not_a_list', 'must be a map')
      return new Map(Object.entries(value).map(([code, item]) => [code, kind.read(item, `${key}.${code}`)]))
    },
  }
}

function isMap(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
