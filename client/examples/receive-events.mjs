/*
 * Receives events, verifies them and prints each once, in its order. Put it behind a server with https.
 *
 *   SECRET=whsec_… PORT=8080 node receive-events.mjs
 */
import { createServer } from 'node:http'
import { NotVerified, verifyEvent } from '@longhaul/client/events'

// After "New secret", list both for a day: SECRET=whsec_new,whsec_old
const secrets = process.env.SECRET.split(',')
const BODY_MAX = 8192
const seen = new Set()

createServer(async (request, response) => {
  try {
    const event = await verifyEvent(secrets, request.headers, await textOf(request))
    // Answered before the work: the shop waits for ten seconds at most.
    response.writeHead(204).end()
    if (seen.has(event.id)) return
    seen.add(event.id)
    handle(event)
  } catch (error) {
    response.writeHead(error instanceof NotVerified ? 401 : 400).end()
  }
}).listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => console.log('ready'))

function handle({ type, data }) {
  if (type === 'parcel.packed') console.log(`${data.number}: ${data.grams} g, ¥${data.amount_fen / 100}`)
  else if (type === 'order.status_changed') console.log(`${data.number} is now ${data.status}`)
  else console.log(type)
}

/** The body exactly as it arrived, which is what was signed. */
async function textOf(request) {
  const parts = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > BODY_MAX) throw new RangeError('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
