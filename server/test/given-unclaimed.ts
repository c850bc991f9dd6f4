import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { scan, trackingNumber } from './given-stock.ts'
import type { Person, TestWorld } from './world.ts'

/* The part of `given` for unclaimed parcels. */

/** A parcel that matches no order or announcement, on the unclaimed shelf with one photo. */
export async function anUnclaimedParcel(
  world: TestWorld,
  packer: Person,
): Promise<{ id: string; number: string }> {
  const number = trackingNumber()
  const { arrival_id: id } = await scan(packer, number)
  const file_id = await world.upload(packer, 'POST /staff/uploads', 'inspection')
  await packer.call('PUT /staff/unclaimed/{id}', {
    params: { id },
    body: { shelf: 'U-01', look: 'Small grey bag' },
  })
  await packer.call('POST /staff/unclaimed/{id}/photos', { params: { id }, body: { file_id } })
  return { id, number }
}

type Claim = ArgsOf<'POST /unclaimed/{id}/claim'>['body']

/** A shopper claims an unclaimed parcel. */
export const claim = (
  who: Person,
  id: string,
  over: Partial<Claim> = {},
): Promise<Reply<'POST /unclaimed/{id}/claim'>> =>
  who.call('POST /unclaimed/{id}/claim', {
    params: { id },
    body: {
      tracking_number: '',
      title: 'Two enamel mugs',
      quantity: 2,
      value_fen: 8_800,
      note: '',
      file_ids: [],
      ...over,
    },
  })
