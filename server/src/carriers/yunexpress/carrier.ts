import { splitPhone } from '@longhaul/domain/addresses/phone.ts'
import { inAscii, loadTransliteration } from '../../platform/documents/transliterate.ts'
import type { World } from '../../platform/world.ts'
import { type Booked, type CarrierApi, CarrierRefusal, type ShipmentOrder } from '../carrier.ts'
import { isObject } from '../../platform/read-json.ts'
import { askYun, readLabel, yunexpressKeys } from './client.ts'

/** YunExpress's order states that mean that a booking no longer exists: deleted, returned. */
const GONE: ReadonlySet<number> = new Set([6, 7])

/**
 * YunExpress, a consolidator: waybills through its OMS API, one per parcel, with our key as the customer's
 * order number.
 */
export const yunexpress: CarrierApi = {
  id: 'yunexpress',
  keys: yunexpressKeys,
  serviceOf: (world, lineId) => yunexpressKeys.in(world)?.services.get(lineId),
  async book(world, order) {
    await loadTransliteration()
    const { ok, message, item } = await askYun(world, 'POST', '/api/WayBill/CreateOrder', [toWaybill(order)])
    const row: unknown = Array.isArray(item) ? item[0] : undefined
    if (ok && isObject(row) && Number(row['Success']) === 1) return readBooked(row)
    // It refuses a number that it already has; then the booking is ours, from an earlier call whose answer
    // was lost.
    const earlier = await findOrder(world, order.key)
    if (earlier) return earlier
    throw new CarrierRefusal(String((isObject(row) && row['Remark']) || message).slice(0, 300))
  },
  async trackingNumber(world, key) {
    const path = `/api/Waybill/GetTrackingNumber?CustomerOrderNumber=${encodeURIComponent(key)}`
    const { item } = await askYun(world, 'GET', path)
    const row: unknown = Array.isArray(item) ? item[0] : undefined
    return isObject(row) ? text(row['TrackingNumber']) : null
  },
  async label(world, ref) {
    const { ok, message, item } = await askYun(world, 'POST', '/api/Label/Print', [ref])
    const row: unknown = Array.isArray(item) ? item[0] : undefined
    const address = isObject(row) ? text(row['Url']) : null
    if (!ok || !address) throw new Error(`YunExpress prints no label: ${message}`)
    return await readLabel(world, address)
  },
  async cancel(world, ref) {
    const { ok, message } = await askYun(world, 'POST', '/api/WayBill/Delete', {
      OrderType: 1,
      OrderNumber: ref,
    })
    if (ok || !(await findOrder(world, ref))) return
    throw new CarrierRefusal(message.slice(0, 300))
  },
}

/** An existing order, by our key or by its own number; undefined if there is none or it was deleted. */
async function findOrder(world: World, number: string): Promise<Booked | undefined> {
  const { ok, item } = await askYun(
    world,
    'GET',
    `/api/WayBill/GetOrder?OrderNumber=${encodeURIComponent(number)}`,
  )
  return ok && isObject(item) && !GONE.has(Number(item['Status'])) ? readBooked(item) : undefined
}

function readBooked(row: Record<string, unknown>): Booked {
  const ref = text(row['WayBillNumber'])
  if (!ref) throw new Error('YunExpress booked without a waybill number')
  return { ref, trackingNumber: text(row['TrackingNumber']) }
}

/**
 * Weights in kilograms, sides in centimetres, money in units of its currency. Its papers ask for the goods in
 * English (`EName`); they say neither which letters it reads in the recipient's name and address, nor whether
 * `Phone` may hold more than a number, so no extension is sent.
 */
function toWaybill(order: ShipmentOrder): object {
  const { recipient: to } = order
  const [length, width, height] = order.sizeMm.map((mm) => Math.ceil(mm / 10))
  return {
    CustomerOrderNumber: order.key,
    ShippingMethodCode: order.service,
    PackageCount: 1,
    Weight: kilograms(order.weightGrams),
    Length: length,
    Width: width,
    Height: height,
    ...(order.ioss ? { IossCode: order.ioss } : {}),
    Receiver: {
      CountryCode: to.country,
      FirstName: to.firstName,
      // People with one name have no other; an empty one is left out.
      ...(to.lastName ? { LastName: to.lastName } : {}),
      Street: to.street,
      City: to.city,
      State: to.province,
      Zip: to.postcode,
      Phone: splitPhone(to.phone).number,
      Email: to.email,
      TaxId: to.taxId,
    },
    Parcels: order.goods.map((thing) => ({
      EName: inAscii(thing.description),
      CName: thing.descriptionChinese,
      HSCode: thing.hsCode,
      ...(thing.sellerItem ? { SKU: thing.sellerItem } : {}),
      ...(thing.remark ? { InvoiceRemark: inAscii(thing.remark) } : {}),
      Quantity: thing.quantity,
      UnitPrice: thing.unitMinor / 100,
      UnitWeight: kilograms(Math.max(1, Math.round(thing.netGrams / thing.quantity))),
      CurrencyCode: order.currency,
    })),
  }
}

const kilograms = (grams: number): number => grams / 1000
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null
