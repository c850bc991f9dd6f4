import { setTimeout as wait } from 'node:timers/promises'
import { dataApis } from '../data-apis/data-apis.ts'
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
const PROVIDERS: readonly ProductProvider[] = [dataApis(), pageProvider(), earlierShoppers]

export type Answer = {
  product: KnownProduct | undefined
  /** The reason of a source that gave no answer, where it has one. */
  trouble: Trouble | undefined
  /** When that source may be asked again. */
  retryAt: Date | undefined
}

/**
 * The first answer of the sources that are open; one without a price is filled up by the next that knows one. Slow and broken ones are passed
 * over: the form is usable whatever the look-up did.
 */
export async function askProviders(
  asking: Asking,
  sought: Sought,
  providers: readonly ProductProvider[] = PROVIDERS,
): Promise<Answer> {
  let fault: Pick<Answer, 'trouble' | 'retryAt'> = { trouble: undefined, retryAt: undefined }
  let unpriced: KnownProduct | undefined
  for (const provider of providers) {
    if (!provider.isOpen(asking.world)) continue
    const answer = await askOne(provider, asking, sought)
    if (!fault.trouble) fault = { trouble: answer.trouble, retryAt: answer.retryAt }
    if (answer.product?.price) return { product: filledUp(unpriced, answer.product), ...fault }
    unpriced ??= answer.product
  }
  return { product: unpriced, ...fault }
}

/** What the better informed source said, with the price of the next, and what else only that one knows. The price says where it is from. */
function filledUp(better: KnownProduct | undefined, priced: KnownProduct): KnownProduct {
  if (!better) return priced
  return {
    ...better,
    price: priced.price,
    isFrom: priced.isFrom,
    source: priced.source,
    readAt: priced.readAt,
    freightFen: better.freightFen ?? priced.freightFen,
    sellerName: better.sellerName || priced.sellerName,
    imageFileIds: better.imageFileIds.length > 0 ? better.imageFileIds : priced.imageFileIds,
    options: better.options.length > 0 ? better.options : priced.options,
    variants: better.options.length > 0 ? better.variants : priced.variants,
  }
}

async function askOne(provider: ProductProvider, asking: Asking, sought: Sought): Promise<Answer> {
  const { source, timeLimitMs } = provider
  const limit = new AbortController()
  try {
    const product = await Promise.race([
      provider.find(asking, sought),
      wait(timeLimitMs, undefined, { signal: limit.signal, ref: false }),
    ])
    return { ...NOTHING, product: product ?? undefined }
  } catch (error) {
    const { log } = asking.world
    // A refusal of the outside is not a fault of the server.
    if (error instanceof ProductTrouble) {
      log.info({ trouble: error.trouble, source, platform: sought.platform }, 'a product was not to be had')
      return { ...NOTHING, trouble: error.trouble, retryAt: error.retryAt }
    }
    log.warn({ err: error, source, platform: sought.platform }, 'a product source failed')
    return NOTHING
  } finally {
    limit.abort()
  }
}

const NOTHING: Answer = { product: undefined, trouble: undefined, retryAt: undefined }
