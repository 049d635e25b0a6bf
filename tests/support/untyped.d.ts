// Programs that only tests run and that bring no types.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  export class Provider {
    constructor(issuer: string, configuration: object)
    callback(): (request: IncomingMessage, answer: ServerResponse) => void
  }
}
declare module 'smtp-server' {
  import type { Readable } from 'node:stream'

  type Session = { envelope: { mailFrom: { address: string }; rcptTo: { address: string }[] } }
  export class SMTPServer {
    constructor(options: {
      authOptional?: boolean
      disabledCommands?: string[]
      logger?: boolean
      onRcptTo?(address: { address: string }, session: Session, done: (failure?: Error) => void): void
      onData(stream: Readable, session: Session, done: (failure?: Error) => void): void
    })
    listen(port: number, host: string, ready: () => void): void
    on(event: 'error', heard: (failure: Error) => void): this
    close(done: () => void): void
    connections: Set<{ session: Session; _socket: { destroy(): void } }>
    server: { address(): { port: number } }
  }
}
