import type { Shipment } from '@longhaul/contract/parcels/shipments.staff.ts'
import { askedAgainUntil } from '@longhaul/domain/shipping/asked-again.ts'
import { findCarrier } from '@longhaul/domain/shipping/carriers.ts'
import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import type { World } from '../platform/world.ts'
import type { ShipmentRow } from './sql.ts'

/** A shipment as the shipping desk sees it. */
export const toShipment = (
  { world, now, lang }: { world: World; now: Date; lang: Lang },
  row: ShipmentRow,
): Static<typeof Shipment> => ({
  id: row.id,
  carrier: row.carrier,
  carrier_name: nameOfCarrier(row.carrier, lang),
  service: row.service,
  stage: row.stage,
  carrier_ref: row.carrier_ref,
  tracking_number: row.tracking_number,
  label_url: imageUrl(world, row.label_file_id, now),
  failure: row.failure,
  asked_again_until:
    row.stage === 'asked' || row.stage === 'cancelling' ? askedAgainUntil(row.stage_at).toISOString() : null,
  created_at: row.created_at.toISOString(),
})

export function nameOfCarrier(id: string, lang: Lang): string {
  const carrier = findCarrier(id)
  if (!carrier) return id
  return carrier.names[LANGUAGES[lang].script]
}
