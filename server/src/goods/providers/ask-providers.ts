import { setTimeout as wait } from 'node:timers/promises'
import { dataApis } from '../data-apis/data-apis.ts'
import { demoMall } from './demo-mall.ts'
import { earlierShoppers } from './earlier-shoppers.ts'
import { pageProvider } from './page.ts'
import {
  type Asking,
  type KnownProduct,
  type ProductProvider,
  ProductTrouble,
  type Sought,
  type Trouble,
} from './provider.ts'

/** The sources, the better informed first. */
const PROVIDERS: readonly ProductProvider[] = [demoMall, dataApis(), pageProvider(), earlierShoppers]

export type Answer = {
  product: KnownProduct | undefined
  /** Why a source could not say, where one told. */
  trouble: Trouble | undefined
}

/** The first answer of the sources that are open. Slow and broken ones are passed over: the form is usable whatever the look-up did. */
export async function askProviders(
  asking: Asking,
  sought: Sought,
  providers: readonly ProductProvider[] = PROVIDERS,
): Promise<Answer> {
  let trouble: Trouble | undefined
  for (const provider of providers) {
    if (!provider.isOpen(asking.world)) continue
    const answer = await askOne(provider, asking, sought)
    trouble ??= answer.trouble
    if (answer.product) return { product: answer.product, trouble }
  }
  return { product: undefined, trouble }
}

async function askOne(provider: ProductProvider, asking: Asking, sought: Sought): Promise<Answer> {
  const { source, timeLimitMs } = provider
  const limit = new AbortController()
  try {
    const product = await Promise.race([
      provider.find(asking, sought),
      wait(timeLimitMs, undefined, { signal: limit.signal, ref: false }),
    ])
    return { product: product ?? undefined, trouble: undefined }
  } catch (error) {
    const { log } = asking.world
    // What the outside says no to is no fault of ours.
    if (error instanceof ProductTrouble) {
      log.info({ trouble: error.trouble, source, platform: sought.platform }, 'a product was not to be had')
      return { product: undefined, trouble: error.trouble }
    }
    log.warn({ err: error, source, platform: sought.platform }, 'a product source failed')
    return { product: undefined, trouble: undefined }
  } finally {
    limit.abort()
  }
}
