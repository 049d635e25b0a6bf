/** What a handler may give back besides plain data. */
import type { Readable } from 'node:stream'
import type { ReadyList } from './ready-rows.ts'
import type { Params } from './say.ts'

/** A word key or a ready text; with what belongs into it where several fields each have their own figure. */
export type FieldText = string | { readonly key: string; readonly params: Params }

export type Problem = {
  readonly kind: 'problem'
  /** `module.name`; also the word key of its message. */
  readonly code: string
  readonly status: number
  readonly params?: Params
  /** Field -> word keys or ready texts. */
  readonly errors?: Readonly<Record<string, readonly FieldText[]>>
  readonly data?: unknown
  /** Further top-level members, such as `confirm_identity`. */
  readonly extra?: Readonly<Record<string, unknown>>
}

export type Reply<Data> = {
  readonly kind: 'reply'
  readonly data: Data
  /** Where it is not the one that the call declares: the work goes on as a job. */
  readonly status?: 200 | 202
  readonly messageKey?: string
  readonly params?: Params
  readonly meta?: unknown
}

export type FileReply = {
  readonly kind: 'file'
  readonly name: string
  readonly type: string
  readonly body: Buffer | string | Readable
}

export type Outcome<Data> = Told<Data> | Reply<Told<Data>> | FileReply | Problem

/** A list may be ready as text. */
type Told<Data> = Data | (Data extends readonly (infer Row)[] ? ReadyList<Row> : never)

export const reply = <Data>(data: Data, more: Omit<Reply<Data>, 'kind' | 'data'> = {}): Reply<Data> => ({
  kind: 'reply',
  data,
  ...more,
})

export const fileReply = (name: string, type: string, body: FileReply['body']): FileReply => ({
  kind: 'file',
  name,
  type,
  body,
})

/** 422 unless said otherwise: not allowed in this state, or wrong input. */
export const problem = (
  code: string,
  more: Omit<Problem, 'kind' | 'code' | 'status'> & { status?: number } = {},
): Problem => ({
  kind: 'problem',
  status: 422,
  code,
  ...more,
})

/** A foreign id and an unknown one are the same to whoever asks. */
export const notFound = (): Problem => problem('http.not-found', { status: 404 })
export const forbidden = (): Problem => problem('http.forbidden', { status: 403 })
/** Somebody was faster: reload. */
export const conflict = (code: string): Problem => problem(code, { status: 409 })

/** For the depth of a transaction, where the refusal must also roll back. */
export class Refusal extends Error {
  readonly problem: Problem
  constructor(refused: Problem) {
    super(refused.code)
    this.problem = refused
  }
}

export const isMarked = <Kind extends string>(value: unknown, kind: Kind): value is { readonly kind: Kind } =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === kind
