import { COURIERS } from '@longhaul/domain/warehouse/couriers.ts'
import { unclaimedText } from '@longhaul/text/console/receive/unclaimed.ts'
import { pick } from '@longhaul/text/lang.ts'

/** A courier's name in the reader's language. */
export function courierName(code: string): string {
  const courier = COURIERS.find((courier) => courier.code === code)
  return courier ? pick({ en: courier.nameEn, zh: courier.nameZh }) : unclaimedText.unknownCourier
}
