import { findError, recordError } from '../sql-errors.ts'
import { type Asking, ProductTrouble, type Sought, type Trouble } from './provider.ts'

const MINUTE_MS = 60_000

/**
 * How long a page that could not be read is not requested again. Network problems pass sooner than a closed
 * shop opens.
 */
const PAUSE_MS: Readonly<Record<Trouble | 'no_product', number>> = {
  unreachable: MINUTE_MS,
  blocked: 5 * MINUTE_MS,
  gone: 10 * MINUTE_MS,
  shop_closed: 10 * MINUTE_MS,
  no_product: 10 * MINUTE_MS,
}

/**
 * Reads a page, unless it failed recently: then the same result is returned immediately without a request.
 * Failures are stored for all shoppers and say when the page may be tried again.
 */
export async function withPause<Found>(
  asking: Asking,
  sought: Sought,
  read: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const { world, now } = asking
  const fault = await findError(world.db, sought)
  if (fault) {
    const retryAt = pauseEnd(fault.trouble, fault.read_at)
    if (now < retryAt) {
      if (fault.trouble === null) return undefined
      throw new ProductTrouble(fault.trouble, { retryAt })
    }
  }
  try {
    const found = await read()
    if (found === undefined) await recordError(world.db, sought, null, now)
    return found
  } catch (error) {
    // The host's breaker is open, or no connection was free: nothing was learnt about this page.
    if (!(error instanceof ProductTrouble) || error.retryAt) throw error
    await recordError(world.db, sought, error.trouble, now)
    throw new ProductTrouble(error.trouble, { cause: error.cause, retryAt: pauseEnd(error.trouble, now) })
  }
}

const pauseEnd = (trouble: Trouble | null, readAt: Date): Date =>
  new Date(readAt.getTime() + PAUSE_MS[trouble ?? 'no_product'])
