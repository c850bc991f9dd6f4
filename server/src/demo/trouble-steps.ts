import type { Agency } from './agency.ts'
import { drawInspectionPhoto } from './inspection-photo.ts'
import { addAddress, makeParcel, pack, ship, track } from './parcel-steps.ts'
import { stockItems, buy, recharge } from './steps.ts'
import { thing } from './thing.ts'

/** Two packages of Jonas that do not arrive, to show claims and alarms. */
export type Trouble = { lost: string; undelivered: string }

/** The two packages are bought, packed and shipped like any other, 23 to 17 days ago. */
export async function jonasSendsTwo(agency: Agency): Promise<() => Promise<Trouble>> {
  agency.at(23)
  const home = await addAddress(agency, 'jonas', {
    first_name: 'Jonas', last_name: 'Berg', country: 'US', province: 'New York', city: 'Brooklyn', address: '55 Water Street', postcode: '11201', phone: '+1 212 555 0134', email: 'jonas@demo.example',
  }) // prettier-ignore
  await recharge(agency, 'jonas', 160_000)
  const notebook = await buy(agency, 'jonas', [thing('notebook')])
  const umbrella = await buy(agency, 'jonas', [thing('umbrella')])
  return async () => {
    agency.at(19)
    const notebookHere = await stockItems(agency, notebook, [thing('notebook')], 'YT1000000000055', 'C-02-1')
    const umbrellaHere = await stockItems(agency, umbrella, [thing('umbrella')], 'ZT1000000000048', 'C-02-2')
    agency.at(18)
    const insured = { insured: true }
    const lost = await makeParcel(agency, 'jonas', home, notebookHere, ['Paper notebook'], 'PST-EMS', insured)
    const undelivered = await makeParcel(agency, 'jonas', home, umbrellaHere, ['Folding umbrella'], 'PST-EMS')
    await pack(agency, lost)
    await pack(agency, undelivered)
    agency.at(17)
    await ship(agency, lost, 'EA123456808CN')
    await ship(agency, undelivered, 'EA123456811CN')
    return { lost, undelivered }
  }
}

/**
 * One is lost according to the carrier, and Jonas makes a claim with his evidence; the other cannot be
 * delivered because no one opens the door.
 */
export async function jonasClaims(agency: Agency, { lost, undelivered }: Trouble): Promise<void> {
  await track(agency, lost, 'lost', 'Jamaica, NY', 'Item lost in processing')
  await track(
    agency,
    undelivered,
    'arrived_destination',
    'Jamaica, NY',
    'Arrived at inward office of exchange',
  )
  const jonas = await agency.shopper('jonas')
  const paper = await drawInspectionPhoto(thing('notebook'), { turn: -5 })
  const { id: file_id } = await jonas('POST /uploads', { query: { kind: 'attachment' }, body: paper })
  await jonas('POST /parcels/{id}/claim', {
    params: { id: lost },
    body: {
      kind: 'lost',
      stock_item_ids: [],
      story:
        'The carrier’s page says it was lost in New York. I asked at the post office; their letter is attached.',
      evidence: [{ slot: 'paper', file_id }],
    },
  })
}

/** The delivery fails because no one is at home: support has to ask what to do. */
export const deliveryFails = (agency: Agency, { undelivered }: Trouble): Promise<void> =>
  track(agency, undelivered, 'delivery_failed', 'Brooklyn', 'Delivery attempted, no access to the building')

/**
 * Jonas' keyboard is transferred to the warehouse from which its line leaves, and is off its shelf for some
 * days.
 */
export async function keyboardMoves(agency: Agency, stockId: string): Promise<void> {
  const warehouse = await agency.staff('warehouse')
  await warehouse('POST /staff/stock_items/{id}/send', {
    params: { id: stockId },
    body: { warehouse_id: 'YW1', reason: 'Its line leaves from Yiwu' },
  })
}
