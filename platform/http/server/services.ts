/** What handlers and jobs are given to work with; made once at the start, never reached for globally. */
import type { Logger } from 'pino'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Database } from '#platform/database/server/connect.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { Say } from './say.ts'

export type Services = {
  readonly db: Database
  readonly clock: Clock
  readonly say: Say
  readonly log: Logger
  readonly seal: Seal
  readonly files: FileStore
  /** Which program this is: another version may do a request in other steps. Where nobody says so, there is one. */
  readonly program?: string
  /** The signing keys and other secrets of this installation. */
  readonly secrets: Secrets
  readonly settings: ServerSettings
}

export type Secrets = {
  /** Signs session tokens. */
  readonly tokenKey: Uint8Array
  /** Keys that signed before it, while their tokens may still live. */
  readonly formerTokenKeys?: readonly Uint8Array[]
  /** Seals identity numbers, bank accounts and authenticator seeds in the database. */
  readonly sealKey: Uint8Array
}

/** Read once from the environment by apps/server/environment.ts. */
export type ServerSettings = {
  readonly host: string
  readonly port: number
  readonly origin: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseOwnerUrl?: string | undefined
  readonly production: boolean
  /** Whether an empty database gets the demonstration companies; never in production. */
  readonly demonstration: boolean
  readonly trustProxy: boolean
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Whoever tells with the secret that a mail came back, and the address to which mails come back. */
  readonly mailBounces?: { readonly secret?: string | undefined; readonly address?: string | undefined }
  /** Where exchange rates are asked for, with {from} and {to}; undefined where they are entered by hand. */
  readonly exchangeRatesUrl: string | undefined
  /** How many processes read what people upload; with 0 nothing is read. */
  readonly readingWorkers: number
  readonly limits: {
    readonly callsPerMinute: number
    /** Calls under way at a time, of everybody together. */
    readonly callsAtOnce: number
    readonly uploadsPerMinute: number
    readonly failedSignIns: number
    readonly registrationsPerHour: number
    readonly resetsPerHour: number
    readonly applicationsPerHour: number
  }
  readonly sso:
    | { readonly issuer: string; readonly clientId: string; readonly clientSecret: string | undefined }
    | undefined
  readonly metrics: { readonly port: number | undefined; readonly token: string | undefined }
}
