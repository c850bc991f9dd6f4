import type { World } from '../platform/world.ts'
import { alipay } from './alipay/provider.ts'
import { paypal } from './paypal/provider.ts'
import type { Provider } from './provider.ts'
import { sandbox } from './sandbox/provider.ts'
import { stripe } from './stripe/provider.ts'

/** Every payment provider, in the order in which shoppers choose among them. */
export const PROVIDERS: readonly Provider[] = [stripe, paypal, alipay, sandbox]

/** The providers that are set up. A provider without keys is not offered. */
export const providersOf = (world: Pick<World, 'env'>): Provider[] =>
  PROVIDERS.filter((provider) => provider.isSetUp(world))

/** A provider by its id, if it is set up. */
export const findProvider = (world: World, id: string): Provider | undefined =>
  providersOf(world).find((provider) => provider.id === id)
