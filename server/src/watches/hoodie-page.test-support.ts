import type { TestWorld } from '../../test/world.ts'
import { saveProduct } from '../goods/sql-products.ts'

/** Goods of the demo mall. */
export const HOODIE = 'https://item.taobao.com/item.htm?id=812600000101'

/** What the page of the hoodie says from now on, read a moment ago, so that nobody reads it again. */
export async function hoodiePageSays(
  world: TestWorld,
  { fen = 12_900, isSoldOut = false }: { fen?: number; isSoldOut?: boolean },
): Promise<void> {
  await saveProduct(
    world.db,
    { platform: 'taobao', itemId: '812600000101', canonicalUrl: HOODIE },
    {
      title: 'Hoodie',
      helperTitle: '',
      category: '',
      price: { minor: fen, currency: 'CNY' },
      isFrom: false,
      freightFen: null,
      sellerName: '',
      sellerId: '',
      imageFileIds: [],
      morePictures: false,
      minOrder: null,
      priceSteps: [],
      options: [
        { name: '颜色', values: ['墨绿'] },
        { name: '尺码', values: ['L'] },
      ],
      variants: [{ choices: ['墨绿', 'L'], minor: fen, stock: null, isAvailable: true }],
      availability: isSoldOut ? 'sold_out' : 'in_stock',
      source: 'page',
      readAt: world.clock.now(),
    },
    [],
  )
}
