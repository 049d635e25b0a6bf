// Whom this process speaks to: every connection that is begun, by whatever part of it.
import { Socket } from 'node:net'

export type Outbound = { readonly hosts: ReadonlySet<string>; stop(): void }

export function watchOutbound(): Outbound {
  const hosts = new Set<string>()
  const connect = Socket.prototype.connect
  Socket.prototype.connect = function watched(this: Socket, ...given: unknown[]) {
    const [first] = given.flat()
    const { host } = typeof first === 'object' && first !== null ? (first as { host?: string }) : {}
    hosts.add(host ?? (typeof given[1] === 'string' ? given[1] : 'localhost'))
    return Reflect.apply(connect, this, given)
  } as typeof connect
  return {
    hosts,
    stop: () => {
      Socket.prototype.connect = connect
    },
  }
}
