import type { Call } from '@longhaul/contract/client.ts'
import { caller, upload } from './calls.ts'
import { drawPicture } from './picture.ts'
import type { Scene } from './scene.ts'

/* What other people do in the walk over warehouse and packages, through the API. */

export type Thing = { title: string; grams: number; sizeMm: readonly [number, number, number]; at?: string }

let numbers = 0

/** An inbound parcel of a shopper's, inspected and shelved; returns the stock item's id. */
export async function sendIn(scene: Scene, call: Call, thing: Thing): Promise<string> {
  const warehouse = await scene.call('warehouse')
  const tracking_number = `SF${2_000_000_000_000 + Date.now() * 100 + ++numbers}`.slice(0, 15)
  const warehouse_id = thing.at ?? 'GZ1'
  const { title } = thing
  await call('POST /inbounds', {
    body: { warehouse_id, tracking_number, title, quantity: 1, value_fen: 8_000, remark: '' },
  })
  const { items } = await warehouse('POST /staff/arrivals', { body: { warehouse_id, tracking_number } })
  const params = { id: items[0]!.id }
  const [length_mm, width_mm, height_mm] = thing.sizeMm
  await warehouse('PUT /staff/stock_items/{id}/measures', {
    params,
    body: {
      weight_grams: thing.grams,
      length_mm,
      width_mm,
      height_mm,
      category: null,
      weight_confirmed: true,
    },
  })
  const file_id = await upload(warehouse, 'inspection', drawPicture(thing.grams % 250))
  await warehouse('POST /staff/stock_items/{id}/photos', { params, body: { file_id, kind: 'free' } })
  await warehouse('POST /staff/stock_items/{id}/shelve', { params, body: { shelf: 'E-01-1' } })
  return params.id
}

/** An address in Singapore, which has four lines and requires no tax number. */
export const addHome = (call: Call) =>
  call('POST /addresses', {
    body: {
      first_name: 'Ana', last_name: 'Silva', email: 'ana@demo.example', country: 'SG', province: '', city: 'Singapore',
      address: '1 Raffles Place', postcode: '048616', phone: '+65 6123 4567', tax_id: '', is_default: true,
    },
  }) // prettier-ignore

/** Everything on a shopper's shelf in one package to their address, paid from the balance. */
export async function sendEverything(call: Call): Promise<{ id: string; number: string }> {
  const { items } = await call('GET /stock_items', { query: {} })
  const [home] = (await call('GET /addresses')).addresses
  const goods = {
    stock_item_ids: items.map((item) => item.id),
    address_id: home!.id,
    service_ids: [],
    insured_fen: 0,
  }
  const quote = await call('POST /parcels/preview', { body: goods })
  const parcel = await call('POST /parcels', {
    body: {
      ...goods,
      line_id: 'PST-EMS',
      declaration: quote.declaration.map(({ stock_item_id, value_fen }) => ({
        stock_item_id,
        description: 'Household goods',
        value_fen,
      })),
      remark: '',
      expected_total_fen: quote.lines.find((line) => line.line_id === 'PST-EMS')?.total_fen ?? 0,
      accept_terms: true,
    },
  })
  await call('POST /payments', {
    body: { parcel_id: parcel.id, method: 'balance', expected_total_fen: parcel.total_fen },
  })
  return await call('GET /parcels/{id}', { params: { id: parcel.id } })
}

/** Packs a paid package: scans everything into it, weighs and measures. */
export async function pack(scene: Scene, id: string, grams: number): Promise<void> {
  const warehouse = await scene.call('warehouse')
  const params = { id }
  await warehouse('POST /staff/parcels/{id}/start_packing', { params, body: {} })
  const { contents } = await warehouse('GET /staff/parcels/{id}', { params })
  for (const { stock_item_id, quantity } of contents)
    for (let piece = 0; piece < quantity; piece++)
      await warehouse('POST /staff/parcels/{id}/check', { params, body: { code: stock_item_id } })
  await warehouse('POST /staff/parcels/{id}/pack', {
    params,
    body: {
      weight_grams: grams,
      length_mm: 200,
      width_mm: 150,
      height_mm: 100,
      photo_file_ids: [],
      weight_confirmed: true,
    },
  })
  await declare(scene, id)
}

/** Completes the declaration of a package with what customs of its destination demand. */
export async function declare(scene: Scene, id: string): Promise<void> {
  const warehouse = await scene.call('warehouse')
  const params = { id }
  const { rows, checks } = await warehouse('GET /staff/parcels/{id}/declaration', { params })
  if (checks.every(({ missing }) => missing === null)) return
  await warehouse('PUT /staff/parcels/{id}/declaration', {
    params,
    body: {
      rows: rows.map(({ stock_item_id, description, description_chinese }) => ({
        stock_item_id,
        description,
        description_chinese,
        hs_code: '6912.00.4810',
        no_standard_item: true,
        maker: 'Household Works, Yiwu',
      })),
    },
  })
}

/** Attaches a packing video to a package. */
export async function video(scene: Scene, token: string, id: string): Promise<void> {
  const head = Buffer.from('00000020667479706d703432000000006d7034326d70343169736f6d61766331', 'hex')
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.concat([head, Buffer.alloc(4_968)]))]), 'packing.mp4')
  const answer = await fetch(`${scene.url}/api/v1/staff/parcels/${id}/video`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  })
  if (answer.status !== 200) throw new Error(`the video upload returned ${answer.status}`)
}

/** The token of a member of staff at the packing desk. */
export async function packerToken(scene: Scene, password: string): Promise<string> {
  const body = { email: 'warehouse@demo.example', password }
  return (await caller(scene.url)('POST /staff/login', { body })).staff_token
}
