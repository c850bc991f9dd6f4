import { setTimeout as wait } from 'node:timers/promises'
import { dataApis } from '../data-apis/data-apis.ts'
import { earlierShoppers } from './earlier-shoppers.ts'
import { pageProvider } from './page.ts'
import {
  type Asking,
  type KnownProduct,
  NotStored,
  type ProductProvider,
  ProductTrouble,
  type Sought,
  type Trouble,
} from './provider.ts'

/** The sources, the best informed first. */
const PROVIDERS: readonly ProductProvider[] = [dataApis(), pageProvider(), earlierShoppers]

export type Answer = {
  product: KnownProduct | undefined
  /** Why the first failing source gave no answer, if it gave a reason. */
  trouble: Trouble | undefined
  /** When that source may be queried again. */
  retryAt: Date | undefined
}

/**
 * The first answer from the sources that are open; an answer without a price is completed by the next source
 * that has one. Slow and broken sources are skipped: the form must be usable whatever the result of the
 * look-up.
 * @throws NotStored if `asking` allows only stored answers and a source has none.
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

/**
 * Completes the better informed source's answer with the next one's price, and with any facts that only the
 * next one knows. `source` is that of the price.
 */
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
    // Without this source's answer, the others' would be an answer that no other look-up gives.
    if (error instanceof NotStored) throw error
    const { log } = asking.world
    // A refusal by an external site is not a fault of the server.
    if (error instanceof ProductTrouble) {
      log.info({ trouble: error.trouble, source, platform: sought.platform }, 'a product was not available')
      return { ...NOTHING, trouble: error.trouble, retryAt: error.retryAt }
    }
    log.warn({ err: error, source, platform: sought.platform }, 'a product source failed')
    return NOTHING
  } finally {
    limit.abort()
  }
}

const NOTHING: Answer = { product: undefined, trouble: undefined, retryAt: undefined }
