import { request } from 'node:https'
import type { Machine } from './machine.ts'

/** The name of the shop in the pages that are followed. */
const SHOP = 'shop.example.com'

/** The input to `longhaul admin setup`: an address, a name, a password. Everything else is left for later. */
export const TYPED = 'mei@example.com\nMei\nlantern harbour 42\n'

type Asked = { body?: string | Buffer | undefined; type?: string; token?: string | undefined }

/** Requests a path from a machine's proxy under the shop's name. Its certificate is self-signed. */
export async function visit(
  { address }: Machine,
  path: string,
  { body, type = 'application/json', token }: Asked = {},
): Promise<{ status: number; text: string }> {
  return await new Promise((answered, failed) => {
    const asking = request(
      {
        ...{ host: address, port: 443, path, servername: SHOP, rejectUnauthorized: false, timeout: 20_000 },
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host: SHOP,
          ...(body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
          ...(token === undefined ? {} : { authorization: token }),
        },
      },
      (response) => {
        let text = ''
        response.on('data', (part: Buffer) => (text += part.toString()))
        response.on('end', () => answered({ status: response.statusCode ?? 0, text }))
      },
    )
    asking.once('error', failed)
    asking.once('timeout', () => asking.destroy(new Error(`${address} says nothing`)))
    asking.end(body)
  })
}
