import { SOLD_OUT_CHOICES, TOLERANCES } from '@longhaul/domain/orders/limits.ts'
import { isProductPicture, nameGoods, readGoodsLink } from '../goods/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { World } from '../platform/world.ts'
import { addOwnCartItem, countOwnCartItems, lockOwnCart } from './sql.ts'

/** One line of a list, with everything that the order form would ask for. */
export type ListedLine = {
  id: string
  url: string
  title: string
  sellerName: string
  imageFileId: string | null
  freightFen: number
  optionsText: string
  quantity: number
  remark: string
  unitPriceFen: number
}

/**
 * Adds lines by the rules of the order form: the link is parsed again, a picture must be one of a product,
 * nothing dearer is bought without asking. `lines` is called once the cart is locked, so that two calls at
 * once take turns. Returns which were added; the rest has no room.
 */
export async function addLines(
  work: Pick<UnitOfWork, 'enqueue' | 'tx' | 'now'> & { world: World },
  shopperId: string,
  lines: () => Promise<readonly ListedLine[]>,
): Promise<{ added: readonly string[]; noRoomFor: number; count: number }> {
  const { tx, now } = work
  await lockOwnCart(tx, shopperId)
  const wanted = await lines()
  const added: string[] = []
  let noRoomFor = 0
  for (const line of wanted) {
    const link = await readGoodsLink(tx, line.url)
    if (typeof link === 'string') continue
    const goods = { platform: link.platform, item_id: link.itemId, title: line.title }
    const { imageFileId } = line
    const isPicture = imageFileId !== null && (await isProductPicture(tx, imageFileId, shopperId))
    const row = await addOwnCartItem(tx, {
      ...goods,
      ...(await nameGoods(work, shopperId, { ...goods, options_text: line.optionsText })),
      ...CHOICES,
      shopper_id: shopperId,
      url: link.url,
      seller_name: line.sellerName,
      image_file_id: isPicture ? imageFileId : null,
      freight_fen: line.freightFen,
      options_text: line.optionsText,
      quantity: line.quantity,
      remark: line.remark,
      unit_price_fen: line.unitPriceFen,
      created_at: now,
    })
    if (row) added.push(line.id)
    else noRoomFor += 1
  }
  return { added, noRoomFor, count: await countOwnCartItems(tx, shopperId) }
}

/** What the order form chooses unless the shopper does. */
const CHOICES = {
  own_name: '',
  photo_shots: 0,
  photo_remark: '',
  sold_out_choice: SOLD_OUT_CHOICES[0],
  alternative: '',
  tolerance_percent: TOLERANCES[0],
  page_price_fen: null,
  price_reason: null,
  price_reason_text: '',
  buy_now: false,
} as const
