import { type AddressInfo, type Server, type Socket, createServer } from 'node:net'
import { connect } from 'node:net'

/**
 * What the link does: forwards the data, swallows it, or accepts each connection and drops it immediately.
 */
type Mode = 'pass' | 'swallow' | 'drop'

/**
 * A faulty network between us and a server: real TCP connections that a test can silence or drop. `accepted`
 * counts the connections accepted.
 */
export async function faultyLink(target: { path: string } | { port: number; host: string }) {
  let mode: Mode = 'pass'
  let accepted = 0
  const open = new Set<Socket>()
  const server: Server = createServer((near) => {
    accepted++
    near.on('error', () => undefined)
    if (mode === 'drop') return near.destroy()
    const far = connect(target)
    far.on('error', () => undefined)
    for (const [from, to] of [[near, far], [far, near]] as const) {
      open.add(from)
      from.on('data', (bytes: Buffer) => mode !== 'swallow' && to.write(bytes))
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
    return near
  }) // prettier-ignore
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    get accepted(): number {
      return accepted
    },
    set(next: Mode): void {
      mode = next
    },
    /** Breaks every open connection. */
    cut(): void {
      for (const socket of open) socket.destroy()
    },
    async close(): Promise<void> {
      for (const socket of open) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
