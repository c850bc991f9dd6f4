import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { COURIERS } from '@longhaul/domain/shipping/couriers.ts'
import { unclaimedText } from '@longhaul/text/console/receive/unclaimed.ts'
import { pageLang } from '@longhaul/text/lang.ts'

/** A courier's name in the reader's language. */
export function courierName(code: string): string {
  const courier = COURIERS.find((courier) => courier.code === code)
  return courier?.names[LANGUAGES[pageLang].script] ?? unclaimedText.unknownCourier
}
