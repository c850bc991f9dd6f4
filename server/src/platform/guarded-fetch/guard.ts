import { lookup } from 'node:dns/promises'
import { isPublicAddress } from './public-address.ts'

/** Where a fetch may go. Made once for the running server; a test makes its own, with names that lie. */
export type Guard = {
  /** Every address of a name. */
  resolve(host: string): Promise<readonly ResolvedAddress[]>
  isAllowed(address: string): boolean
  ports: ReadonlySet<number>
  /** Beginnings of addresses that pass unchecked, each ending with a slash: the demo mall's, for who fetches from it; nothing otherwise. */
  exempt: ReadonlySet<string>
  /** Certificate authorities in place of the system's, as PEM. Nothing turns the check itself off. */
  authorities?: string
}

export type ResolvedAddress = { address: string; family: 4 | 6 }

/** The public internet, on the ports of the web. */
export const publicGuard: Guard = {
  resolve: async (host) => {
    const found = await lookup(host, { all: true, verbatim: true })
    return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
  },
  isAllowed: isPublicAddress,
  ports: new Set([80, 443]),
  exempt: new Set(),
}

/** Why something was not fetched. Says nothing of what is inside: it may be shown to a shopper. */
export type FetchFault =
  /** No web address, or one with a name and password, a port of its own, or an address in place of a name. */
  | 'address'
  /** The name leads to a place that is not public. */
  | 'not_public'
  | 'too_many_redirects'
  | 'content_type'
  | 'too_large'
  | 'timed_out'
  /** Too many of our own requests are in flight: not a fault of the address. */
  | 'busy'
  | 'unreachable'

/** A fetch that was refused or came to nothing; `reason` says which. */
export class FetchRefused extends Error {
  readonly reason: FetchFault
  constructor(reason: FetchFault, cause?: unknown) {
    super(`not fetched: ${reason}`, { cause })
    this.reason = reason
  }
}
