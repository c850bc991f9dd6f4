import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useConfiguration } from './use-configuration.ts'
import { useLoggedIn } from './visit.ts'

export type OwnPrices = Reply<'GET /cart'>['prices']

/** Our fee rate and the price of a photo for this shopper, including the discounts of their plan. */
export function useOwnPrices(): OwnPrices | undefined {
  const configuration = useConfiguration()
  const cart = useCall('GET /cart', undefined, { enabled: useLoggedIn() })
  return cart.data?.prices ?? configuration
}
