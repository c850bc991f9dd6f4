import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { screen, within } from '@testing-library/react'
import type { Parcel } from '../shared/parcel.ts'
import { ID, Refused, renderConsole, type Replier } from '../shared/testing.tsx'
import { PackingPanel } from './PackingPanel.tsx'

export const content = (number: number, shelf: string, tracking: string, checked = false) => ({
  stock_item_id: ID(number),
  title: `Thing ${number}`,
  ...PLAIN,
  options_text: '',
  warehouse_id: 'GZ',
  quantity: 1,
  shelf,
  weight_grams: 400,
  image: null,
  tracking_number: tracking,
  checked,
  checked_pieces: checked ? 1 : 0,
  goods_number: goodsNumberText(number),
  labelled_pieces: 0,
  size_mm: [100, 80, 50],
})

export const parcel = (given: Partial<Parcel> = {}): Parcel => ({
  id: ID(1),
  number: '20321-5',
  stage: 'packing',
  stage_at: '2026-11-02T01:00:00.000Z',
  shopper_id: ID(900),
  shopper_name: 'Mei',
  shopper_code: 'LH4K2',
  warehouse_id: 'GZ',
  country: 'DE',
  country_name: 'Germany',
  line_id: 'direct',
  line_name: 'Direct',
  item_count: 2,
  is_held: false,
  estimated_grams: 900,
  actual_grams: null,
  estimated_fen: 20_000,
  actual_fen: null,
  frozen_fen: 20_000,
  tracking_number: null,
  paid_at: '2026-11-02T01:00:00.000Z',
  address: {
    first_name: 'Mei',
    last_name: 'Lin',
    email: 'mei@demo.example',
    country: 'DE',
    province: '',
    city: 'Berlin',
    address: 'Torstr. 1',
    postcode: '10119',
    phone: '+49 30 1',
    tax_id: '',
  },
  services: [],
  remark: '',
  carton: null,
  contents: [content(11, 'A-10-1', 'YT7720418836621'), content(12, 'A-2-1', 'SF1604883201557')],
  estimated_fees: [{ kind: 'first', name: 'First weight', fee_fen: 20_000 }],
  actual_fees: null,
  photos: [],
  events: [],
  ...given,
})

/** One carton, which fits both items. */
export const plan = {
  suggested: 'C20',
  carton: { code: 'C20', size_mm: [200, 150, 100], weight_grams: 90, closed: false },
  cartons: [{ code: 'C20', size_mm: [200, 150, 100], weight_grams: 90, closed: false, takes_all: true }],
  estimated_grams: 900,
  estimated_size_mm: [200, 150, 100],
  fill_percent: 27,
  placed: [
    { stock_item_id: ID(11), at_mm: [0, 0, 0], size_mm: [100, 80, 50] },
    { stock_item_id: ID(12), at_mm: [100, 0, 0], size_mm: [100, 80, 50] },
  ],
  left: [],
}

/** Opens the panel of a package; scans of its contents go into its box. */
export function openPanel(start: Parcel, more: Record<string, Replier> = {}) {
  let now = start
  const check: Replier = ({ body }) => {
    const { code } = body as { code: string }
    const found = now.contents.find((entry) => entry.tracking_number === code || entry.stock_item_id === code)
    if (!found)
      return new Refused(400, 'Please check the marked fields', {
        error: 'invalid_input',
        fields: { code: 'We don’t recognise this' },
      })
    now = {
      ...now,
      contents: now.contents.map((entry) =>
        entry === found ? { ...entry, checked: true, checked_pieces: entry.quantity } : entry,
      ),
    }
    return now
  }
  return renderConsole(<PackingPanel id={ID(1)} onNext={() => undefined} />, {
    roles: ['warehouse'],
    replies: {
      'GET /staff/parcels/{id}': () => now,
      'POST /staff/parcels/{id}/check': check,
      'GET /staff/parcels/{id}/packing_plan': () => plan,
      ...more,
    },
  })
}

/** Selects the announcement, since the list of recent scans contains the same text. */
export const IN_STATUS = { selector: '[role=status]' }

export const rows = async () =>
  within(await screen.findByRole('region', { name: 'Contents' })).getAllByRole('listitem')
