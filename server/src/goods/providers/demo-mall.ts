import { findDemoProduct } from '../demo-mall/catalogue.ts'
import { storeSpecimens } from '../demo-mall/store-specimens.ts'
import { NOT_KNOWN, type ProductProvider } from './provider.ts'

/** The mall that demo mode brings along, so that the whole path is real without internet. */
export const demoMall: ProductProvider = {
  source: 'demo_mall',
  timeLimitMs: 3_000,
  isOpen: (world) => world.env.demo,
  async find({ world, now }, { platform, itemId }) {
    const product = findDemoProduct(platform, itemId)
    if (!product) return undefined
    return {
      ...NOT_KNOWN,
      title: product.title,
      price: { minor: product.priceFen, currency: 'CNY' },
      freightFen: product.freightFen,
      sellerName: product.sellerName,
      sellerId: product.sellerId,
      imageFileIds: await storeSpecimens(world, product, now),
      options: product.options,
      source: 'demo_mall',
      readAt: now,
    }
  },
}
