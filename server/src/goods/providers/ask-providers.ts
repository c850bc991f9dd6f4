import { setTimeout as wait } from 'node:timers/promises'
import type { ProductLink } from '@longhaul/domain/links/parsed-link.ts'
import { demoMall } from './demo-mall.ts'
import { earlierShoppers } from './earlier-shoppers.ts'
import type { Asking, KnownProduct, ProductProvider } from './provider.ts'

/** The sources, the better informed first. */
const PROVIDERS: readonly ProductProvider[] = [demoMall, earlierShoppers]

/** The first answer of the sources that are open. Slow and broken ones are passed over: the form is usable whatever the look-up did. */
export async function askProviders(
  asking: Asking,
  link: ProductLink,
  providers: readonly ProductProvider[] = PROVIDERS,
): Promise<KnownProduct | undefined> {
  for (const provider of providers) {
    if (!provider.isOpen(asking.world)) continue
    const product = await askOne(provider, asking, link)
    if (product) return product
  }
  return undefined
}

async function askOne(
  provider: ProductProvider,
  asking: Asking,
  link: ProductLink,
): Promise<KnownProduct | undefined> {
  const { source, timeLimitMs } = provider
  const limit = new AbortController()
  try {
    return await Promise.race([
      provider.find(asking, link),
      wait(timeLimitMs, undefined, { signal: limit.signal, ref: false }),
    ])
  } catch (error) {
    asking.world.log.warn({ err: error, source, platform: link.platform }, 'a product source failed')
    return undefined
  } finally {
    limit.abort()
  }
}
