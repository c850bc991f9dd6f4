import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/**
 * A real mail server on loopback, at the given port or a free one. `received` has the complete messages,
 * `sessions` the SMTP session of each.
 */
export async function mailServer(options: SMTPServerOptions = {}, at = '127.0.0.1:0') {
  const received: string[] = []
  const sessions: { secure: boolean; user: string | undefined; to: string[] }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push(text)
        sessions.push({
          secure: session.secure,
          user: session.user,
          to: session.envelope.rcptTo.map(({ address }) => address),
        })
        done()
      })
    },
    ...options,
  })
  // A client that disconnects early must not end the test run.
  server.on('error', () => undefined)
  const wanted = Number(at.split(':')[1])
  await new Promise<void>((listening) => server.listen(wanted, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    received,
    sessions,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

/** A refusal with a code, as mail servers give it. */
export const smtpNo = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

/** A server that accepts connections and never sends anything. */
export async function silentServer() {
  const server = createServer((socket) => socket.on('error', () => undefined))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

/** A port without a listener. */
export async function deadAddress(): Promise<string> {
  const server = await silentServer()
  await server.close()
  return server.address
}
