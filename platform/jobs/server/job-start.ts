import type { Actor } from '#platform/http/server/handler.ts'

export type JobStart<Input = unknown> = {
  readonly kind: string
  readonly name: string
  readonly input: Input
  readonly actor: Actor
  readonly roles: readonly string[]
  /** The page on which its result is seen. */
  readonly link?: string
}
