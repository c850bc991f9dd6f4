import { type Server, createServer } from 'node:net'

/** Accepts every mail and discards it. */
export async function smtpSink(): Promise<{ url: string; stop(): void }> {
  const server: Server = createServer((socket) => {
    let inData = false
    socket.write('220 sink\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes) => {
      for (const line of bytes.toString('latin1').split('\r\n').filter(Boolean)) {
        if (inData) {
          if (line === '.') {
            inData = false
            socket.write('250 kept\r\n')
          }
          continue
        }
        inData = /^data/i.test(line)
        socket.write(inData ? '354 go on\r\n' : /^quit/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, stop: () => server.close() }
}
