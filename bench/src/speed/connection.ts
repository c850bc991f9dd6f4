import { type Socket, connect } from 'node:net'

export type Answer = { status: number; body: Buffer }

/**
 * A keep-alive HTTP connection to a port of this machine, one request at a time: a client that costs next to
 * nothing compared with the server it measures.
 */
export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (bytes) => this.#receive(bytes))
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')))
  }

  static async to(port: number): Promise<Connection> {
    const socket = connect(port, '127.0.0.1')
    await new Promise<void>((open, fail) => socket.once('connect', open).once('error', fail))
    return new Connection(socket)
  }

  ask(
    method: 'GET' | 'POST',
    path: string,
    token: string,
    body?: unknown,
    headers: readonly string[] = [],
  ): Promise<Answer> {
    const content = body === undefined ? '' : JSON.stringify(body)
    const head = [
      `${method} ${path} HTTP/1.1`,
      'host: 127.0.0.1',
      ...(token ? [`authorization: ${token}`] : []),
      ...headers,
      ...(content ? ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`] : []),
    ]
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(`${head.join('\r\n')}\r\n\r\n${content}`)
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #receive(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes])
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const whole = end + 4 + length
    if (this.#received.length < whole) return
    const body = this.#received.subarray(end + 4, whole)
    this.#received = this.#received.subarray(whole)
    const { resolve } = this.#waiting!
    resolve({ status: Number(head.slice(9, 12)), body })
  }
}
