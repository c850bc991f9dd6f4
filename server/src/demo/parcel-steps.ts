import { suggestHsCode } from '@longhaul/domain/customs/hs-search.ts'
import type { Agency } from './agency.ts'
import { drawPackedBox } from './inspection-photo.ts'
import type { ShopperName } from './people.ts'

/** Saves an address in the address book. Returns its id. */
export async function addAddress(
  agency: Agency,
  who: ShopperName,
  address: {
    first_name: string
    last_name: string
    country: string
    province: string
    city: string
    address: string
    postcode: string
    phone: string
    email: string
  },
): Promise<string> {
  const call = await agency.shopper(who)
  const { id } = await call('POST /addresses', { body: { ...address, tax_id: '', is_default: true } })
  return id
}

/**
 * Combines stock into a parcel on a line, declares each item as the entry of `contents` at its index, and
 * pays unless told not to. Returns the parcel's id.
 */
export async function makeParcel(
  agency: Agency,
  who: ShopperName,
  addressId: string,
  stockIds: string[],
  contents: readonly string[],
  lineId: string,
  options: { pay?: boolean; services?: string[]; insured?: boolean } = {},
): Promise<string> {
  const call = await agency.shopper(who)
  const service_ids = options.services ?? []
  const price = (fen: number) =>
    call('POST /parcels/preview', {
      body: { stock_item_ids: stockIds, address_id: addressId, service_ids, insured_fen: fen },
    })
  const plain = await price(0)
  const insured_fen = options.insured ? plain.goods_fen : 0
  const quote = insured_fen > 0 ? await price(insured_fen) : plain
  const line = quote.lines.find((known) => known.line_id === lineId)
  if (!line?.total_fen)
    throw new Error(`${lineId} cannot carry it: ${line?.refusals.join(', ') ?? 'no such line'}`)
  const parcel = await call('POST /parcels', {
    body: {
      stock_item_ids: stockIds,
      address_id: addressId,
      line_id: lineId,
      service_ids,
      insured_fen,
      declaration: quote.declaration.map(({ stock_item_id, value_fen }) => {
        const description = contents[stockIds.indexOf(stock_item_id)] ?? contents[0]!
        return { stock_item_id, description, hs_code: suggestHsCode(description)?.code ?? '', value_fen }
      }),
      remark: '',
      expected_total_fen: line.total_fen,
      accept_terms: true,
    },
  })
  if (options.pay ?? true)
    await call('POST /payments', {
      body: { parcel_id: parcel.id, method: 'balance', expected_total_fen: line.total_fen },
    })
  return parcel.id
}

/**
 * Picks, checks, packs, and takes a picture of the box on the scale. `heavierBy` is the difference in grams
 * between the scale and the estimate.
 */
export async function pack(agency: Agency, parcelId: string, heavierBy = -60): Promise<void> {
  const call = await agency.staff('warehouse')
  const params = { id: parcelId }
  const parcel = await call('POST /staff/parcels/{id}/start_packing', { params, body: {} })
  for (const { stock_item_id, quantity } of parcel.contents)
    await call('POST /staff/parcels/{id}/check', { params, body: { code: stock_item_id, pieces: quantity } })
  const weight_grams = Math.max(lightestBox(parcel.estimated_grams), parcel.estimated_grams + heavierBy)
  const { id: photo } = await call('POST /staff/uploads', {
    query: { kind: 'packing' },
    body: await drawPackedBox(weight_grams),
  })
  await call('POST /staff/parcels/{id}/pack', {
    params,
    body: { weight_grams, ...boxFor(weight_grams), photo_file_ids: [photo], weight_confirmed: true },
  })
}

/**
 * The least weight of a packed box in grams, since it cannot be lighter than its goods: the estimate without
 * its extra tenth, and a bag.
 */
const lightestBox = (estimatedGrams: number): number => Math.ceil(estimatedGrams / 1.1) + 15

/** A box no larger than the goods need, or it would be charged by its volume. */
function boxFor(grams: number) {
  const [length_mm, width_mm, height_mm] =
    grams < 700 ? [280, 200, 70] : grams < 1_400 ? [330, 240, 110] : [380, 300, 200]
  return { length_mm: length_mm!, width_mm: width_mm!, height_mm: height_mm! }
}

export async function ship(agency: Agency, parcelId: string, trackingNumber: string): Promise<void> {
  const call = await agency.staff('warehouse')
  await completeDeclaration(call, parcelId)
  await call('POST /staff/parcels/{id}/ship', {
    params: { id: parcelId },
    body: { tracking_number: trackingNumber },
  })
}

/** Adds the digits of the tariff numbers that customs of the destination demand beyond the common six. */
async function completeDeclaration(
  call: Awaited<ReturnType<Agency['staff']>>,
  parcelId: string,
): Promise<void> {
  const params = { id: parcelId }
  const { rows, checks } = await call('GET /staff/parcels/{id}/declaration', { params })
  if (checks.every(({ missing }) => missing === null)) return
  await call('PUT /staff/parcels/{id}/declaration', {
    params,
    body: {
      rows: rows.map(({ stock_item_id, description, description_chinese, hs_code, proposed_hs_code }) => ({
        stock_item_id,
        description,
        description_chinese,
        hs_code: (hs_code || proposed_hs_code || STEELWARE).padEnd(10, '0'),
      })),
    },
  })
}

/** Kitchenware of stainless steel, which no title of the demo names. */
const STEELWARE = '732393'

/** Adds a tracking update at the story's present moment. */
export async function track(
  agency: Agency,
  parcelId: string,
  status: string,
  place: string,
  description: string,
): Promise<void> {
  const call = await agency.staff('support')
  await call('POST /staff/parcels/{id}/events', {
    params: { id: parcelId },
    body: { status, place, description },
  })
}

export async function confirmAndReview(
  agency: Agency,
  who: ShopperName,
  parcelId: string,
  stars: number,
  body: string,
): Promise<void> {
  const call = await agency.shopper(who)
  await call('POST /parcels/{id}/confirm_receipt', { params: { id: parcelId }, body: {} })
  const { id } = await call('POST /parcels/{id}/review', {
    params: { id: parcelId },
    body: { stars, body, file_ids: [] },
  })
  const support = await agency.staff('support')
  await support('POST /staff/reviews/{id}/decide', { params: { id }, body: { show: true, reason: '' } })
}
