import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends connections when the server closes: those that wait for nothing now, the others with their answer.
 * Node itself ends only those that have been answered before. Browsers also open connections in advance, and
 * the server would wait for a request on them until it is killed.
 */
export function endConnections(app: FastifyInstance): void {
  const requestsOf = new Map<Socket, number>()
  let isClosing = false
  app.server.on('connection', (socket) => {
    requestsOf.set(socket, 0)
    socket.once('close', () => requestsOf.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    requestsOf.set(socket, (requestsOf.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (requestsOf.get(socket) ?? 1) - 1
      if (!socket.destroyed) requestsOf.set(socket, left)
      if (isClosing && left === 0) socket.end()
    })
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const [socket, requests] of requestsOf) if (requests === 0) socket.destroy()
  })
}
