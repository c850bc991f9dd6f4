import { randomUUID } from 'node:crypto'
import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { money } from './given-orders.ts'
import { stock } from './given-stock.ts'
import type { Person, TestWorld } from './world.ts'

/* The part of `given` for addresses, rates and packages. */

/** The fields of an address form, valid for the United States unless changed. */
export const addressFields = (over: Partial<ArgsOf<'POST /addresses'>['body']> = {}) => ({
  first_name: 'Ana',
  last_name: 'Silva',
  email: 'ana@example.com',
  country: 'US',
  province: 'Oregon',
  city: 'Portland',
  address: '12 Burnside Street',
  postcode: '97209',
  phone: '+1 503 555 0123',
  tax_id: '',
  is_default: false,
  ...over,
})

export const anAddress = (
  person: Person,
  over: Partial<ArgsOf<'POST /addresses'>['body']> = {},
): Promise<Reply<'POST /addresses'>> => person.call('POST /addresses', { body: addressFields(over) })

/**
 * To Singapore, where EMS costs what the worked example says: 115 for the first 500 g, 33 for each further
 * 500 g, 8 for customs.
 */
export const anAddressInSingapore = (person: Person): Promise<Reply<'POST /addresses'>> =>
  anAddress(person, {
    country: 'SG',
    province: '',
    city: 'Singapore',
    address: '1 Raffles Place',
    postcode: '048616',
    phone: '+65 6123 4567',
  })

/** Raises the rate of one line for one country, effective after `from.hours`. */
export async function raiseRates(
  world: TestWorld,
  change: { line: string; country: string; byFen: number; from: { hours: number } },
): Promise<void> {
  const from = new Date(world.clock.now().getTime() + change.from.hours * 3_600_000)
  const rows = await world.db
    .selectFrom('shipping_rates')
    .where('line_id', '=', change.line)
    .where('effective_until', 'is', null)
    .selectAll()
    .execute()
  const row = rows.find((rate) => rate.countries.includes(change.country))!
  await world.db
    .updateTable('shipping_rates')
    .set({ effective_until: from })
    .where('id', '=', row.id)
    .execute()
  await world.db
    .insertInto('shipping_rates')
    .values({
      ...row,
      id: randomUUID(),
      first_price_fen: row.first_price_fen + change.byFen,
      effective_from: from,
    })
    .execute()
}

type Creation = ArgsOf<'POST /parcels'>['body']
type Preview = Reply<'POST /parcels/preview'>

/** The body that the confirmation page would send for these goods and this line. */
export async function parcelForm(
  who: Person,
  stockItemIds: string[],
  over: Partial<Creation> & { address_id: string },
): Promise<Creation> {
  const line_id = over.line_id ?? 'PST-EMS'
  const { address_id, service_ids = [], insured_fen = 0 } = over
  const preview = await who.call('POST /parcels/preview', {
    body: {
      stock_item_ids: stockItemIds,
      address_id,
      service_ids,
      insured_fen,
      ...(over.coupon_id ? { coupon_id: over.coupon_id } : {}),
    },
  })
  const declaration = preview.declaration.map(({ stock_item_id, description, value_fen }) => ({
    stock_item_id,
    description,
    value_fen,
  }))
  return {
    stock_item_ids: stockItemIds,
    line_id,
    service_ids,
    insured_fen,
    declaration,
    remark: '',
    expected_total_fen: totalOf(preview, line_id),
    accept_terms: true,
    ...over,
  }
}

export const totalOf = (preview: Preview, lineId: string): number =>
  preview.lines.find((line) => line.line_id === lineId)?.total_fen ?? 0

/** An unpaid package to Singapore. Adds an address unless `address_id` is given. */
export async function aParcel(
  who: Person,
  stockItemIds: string[],
  over: Partial<Creation> = {},
): Promise<Reply<'POST /parcels'>> {
  const address_id = over.address_id ?? (await anAddressInSingapore(who)).id
  return await who.call('POST /parcels', {
    body: await parcelForm(who, stockItemIds, { ...over, address_id }),
  })
}

export const payParcel = (who: Person, parcel: { id: string; total_fen: number }) =>
  who.call('POST /payments', {
    body: { parcel_id: parcel.id, method: 'balance', expected_total_fen: parcel.total_fen },
  })

/** A package paid from the balance, which is recharged first. */
export async function aPaidParcel(
  world: TestWorld,
  who: Person,
  stockItemIds: string[],
  over: Partial<Creation> = {},
): Promise<Reply<'POST /parcels'>> {
  const parcel = await aParcel(who, stockItemIds, over)
  await money(world, who, parcel.total_fen)
  await payParcel(who, parcel)
  return parcel
}

/** What was measured when a package was packed. */
export type Packed = { grams?: number; size?: readonly [number, number, number]; photos?: string[] }

/** Starts packing a paid package and scans all its goods into it. */
export async function pickAll(packer: Person, id: string): Promise<void> {
  const { contents } = await packer.call('POST /staff/parcels/{id}/start_packing', {
    params: { id },
    body: {},
  })
  for (const content of contents)
    await packer.call('POST /staff/parcels/{id}/check', {
      params: { id },
      body: { code: content.stock_item_id, pieces: content.quantity },
    })
}

export const pack = (
  packer: Person,
  id: string,
  { grams = 600, size = [250, 180, 90], photos = [] }: Packed = {},
): Promise<Reply<'POST /staff/parcels/{id}/pack'>> =>
  packer.call('POST /staff/parcels/{id}/pack', {
    params: { id },
    body: {
      weight_grams: grams,
      length_mm: size[0],
      width_mm: size[1],
      height_mm: size[2],
      photo_file_ids: photos,
      // Tests choose a weight for its price, not for the goods in the box.
      weight_confirmed: true,
    },
  })

let parcelNumbers = 0

export const ship = (
  packer: Person,
  id: string,
  number = `EA${100_000_000 + ++parcelNumbers}CN`,
): Promise<Reply<'POST /staff/parcels/{id}/ship'>> =>
  packer.call('POST /staff/parcels/{id}/ship', {
    params: { id },
    // Tests invent numbers.
    body: { tracking_number: number, number_confirmed: true },
  })

/** A shipped package, as heavy as estimated unless `packed` says otherwise. */
export async function aShippedParcel(
  world: TestWorld,
  who: Person,
  packer: Person,
  stockItemIds: string[],
  options: Partial<Creation> & { packed?: Packed } = {},
): Promise<Reply<'POST /parcels'>> {
  const { packed, ...over } = options
  const parcel = await aPaidParcel(world, who, stockItemIds, over)
  await pickAll(packer, parcel.id)
  await pack(packer, parcel.id, packed)
  await ship(packer, parcel.id)
  return parcel
}

/** A tracking update of a package, entered manually. */
export const trackingUpdate = (
  packer: Person,
  id: string,
  status: string,
  over: { place?: string; description?: string; happened_at?: string } = {},
): Promise<Reply<'POST /staff/parcels/{id}/events'>> =>
  packer.call('POST /staff/parcels/{id}/events', {
    params: { id },
    body: { status, place: '', description: '', ...over },
  })

/** The header of an mp4 file, followed by filler bytes. */
export const A_VIDEO = Buffer.concat([
  Buffer.from('00000020667479706d703432000000006d7034326d70343169736f6d61766331', 'hex'),
  Buffer.alloc(3_000, 7),
])

/** A package that is packed with a video; returns the content of the video. */
export async function aParcelWithVideo(world: TestWorld, who: Person, packer: Person): Promise<Buffer> {
  const stockId = await stock(world, who, packer)
  const { id } = await aPaidParcel(world, who, [stockId], { service_ids: ['packing_video'] })
  await pickAll(packer, id)
  await addPackingVideo(world, packer, id, A_VIDEO)
  return A_VIDEO
}

/** Uploads the packing video of a package as the packing desk does: as a form with a file. */
export async function addPackingVideo(
  world: TestWorld,
  packer: Person,
  id: string,
  video: Buffer,
): Promise<void> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(video)], { type: 'video/mp4' }), 'packing.mp4')
  const body = new Response(form)
  const answer = await world.inject({
    method: 'POST',
    url: `/api/v1/staff/parcels/${id}/video`,
    headers: { authorization: packer.token, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  if (answer.statusCode !== 200) throw new Error(`the video was answered ${answer.statusCode}`)
}
