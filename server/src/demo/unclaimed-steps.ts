import type { Agency } from './agency.ts'
import { drawUnopened } from './inspection-photo.ts'

/**
 * Two unclaimed parcels: one that Xiaoyu claims, with the number from her order's page, and one that has not
 * been claimed yet.
 */
export async function parcelsWithoutName(agency: Agency): Promise<void> {
  const mugs = await arriveWithoutName(agency, 'YT7390000000418', 'U-01', 'Brown box, fragile stickers')
  await arriveWithoutName(agency, 'JT5390000000417', 'U-02', 'Grey bag, soft, about a kilogram')
  const xiaoyu = await agency.shopper('xiaoyu')
  await xiaoyu('POST /unclaimed/{id}/claim', {
    params: { id: mugs },
    body: {
      tracking_number: 'YT7390000000418',
      title: '手作马克杯 两只',
      quantity: 2,
      value_fen: 9_600,
      note: '忘记预报了，卖家是景德镇的工作室。',
      file_ids: [],
    },
  })
}

async function arriveWithoutName(
  agency: Agency,
  number: string,
  shelf: string,
  look: string,
): Promise<string> {
  const call = await agency.staff('warehouse')
  const { arrival_id: id } = await call('POST /staff/arrivals', {
    body: { warehouse_id: 'GZ1', tracking_number: number, register_unclaimed: true },
  })
  const picture = await drawUnopened(shelf === 'U-01' ? 'box' : 'bag')
  const { id: file_id } = await call('POST /staff/uploads', { query: { kind: 'inspection' }, body: picture })
  await call('POST /staff/unclaimed/{id}/photos', { params: { id }, body: { file_id } })
  await call('PUT /staff/unclaimed/{id}', { params: { id }, body: { shelf, look } })
  return id
}
