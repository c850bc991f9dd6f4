import { lookup } from 'node:dns/promises'
import { isPublicAddress } from './public-address.ts'

/**
 * Where a fetch may go. Created once for the running server; tests create their own, with forged DNS answers.
 */
export type Guard = {
  /** All addresses of a host name. */
  resolve(host: string): Promise<readonly ResolvedAddress[]>
  isAllowed(address: string): boolean
  ports: ReadonlySet<number>
  /**
   * URL prefixes that pass unchecked, each ending with a slash: the demo mall's, for code that fetches from
   * it; otherwise empty.
   */
  exempt: ReadonlySet<string>
  /** Certificate authorities in place of the system's, as PEM. Nothing turns the check itself off. */
  authorities?: string
  /** The most that one fetch may take, in milliseconds; 5 s unless given. */
  withinMs?: number
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

/**
 * Why an address was not fetched. It reveals nothing about the internal network, because it may be shown to a
 * shopper.
 */
export type FetchError =
  /**
   * Not a web address, or one with credentials, an unusual port, or an IP address in place of a host name.
   */
  | 'address'
  /** The host name resolves to an address that is not public. */
  | 'not_public'
  | 'too_many_redirects'
  | 'content_type'
  | 'too_large'
  | 'timed_out'
  /** Too many of our own requests are in flight; the address may be fine. */
  | 'busy'
  | 'unreachable'

/** A fetch was refused or failed; `reason` says why. */
export class FetchRefused extends Error {
  readonly reason: FetchError
  constructor(reason: FetchError, cause?: unknown) {
    super(`not fetched: ${reason}`, { cause })
    this.reason = reason
  }
}
