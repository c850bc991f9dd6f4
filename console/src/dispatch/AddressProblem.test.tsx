import { screen, waitFor, within } from '@testing-library/react'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { describe, expect, test } from 'vitest'
import { ID, Refused, type Replier, renderConsole } from '../shared/testing.tsx'
import { ParcelSheet } from './ParcelSheet.tsx'
import type { Parcel } from '../shared/parcel.ts'

const parcel = (over: Partial<Parcel> = {}): Parcel => ({
  id: ID(1),
  number: 'P000203183',
  stage: 'to_ship',
  stage_at: '2026-11-02T01:00:00.000Z',
  shopper_id: ID(2),
  shopper_name: 'Mei',
  shopper_code: 'LH1024',
  warehouse_id: 'GZ1',
  country: 'DE',
  country_name: 'Germany',
  line_id: 'PST-EMS',
  line_name: 'EMS',
  item_count: 0,
  is_held: false,
  estimated_grams: 660,
  actual_grams: 650,
  estimated_fen: 16_400,
  actual_fen: 16_400,
  frozen_fen: 16_400,
  tracking_number: null,
  carrier: '',
  paid_at: '2026-11-01T01:00:00.000Z',
  address: {
    first_name: 'Mei',
    last_name: 'Lin',
    email: 'mei@example.com',
    country: 'DE',
    province: '',
    city: 'Berlin',
    address: 'Oranienstrasse',
    postcode: '10999',
    phone: '+49 30 901820',
    tax_id: '',
  },
  services: [],
  remark: '',
  carton: null,
  contents: [],
  estimated_fees: [],
  actual_fees: null,
  photos: [],
  events: [],
  ...over,
})

const open = (over: Partial<Parcel>, roles: readonly StaffRole[], replies: Record<string, Replier> = {}) =>
  renderConsole(<ParcelSheet id={ID(1)} onClose={() => undefined} />, {
    roles,
    replies: {
      'GET /staff/parcels/{id}': () => parcel(over),
      'GET /staff/parcels/{id}/shipment': () => ({ offered: null, shipment: null }),
      ...replies,
    },
  })
const fold = async (name: string) => await screen.findByText(name, { selector: 'summary' })

describe('an address that the carrier cannot use', () => {
  const PROBLEM = 'POST /staff/parcels/{id}/address_problem'

  test('is reported with a reason, and not without one', async () => {
    const { user, sent } = open({}, ['warehouse'], { [PROBLEM]: () => ({ stage: 'address_problem' }) })
    await user.click(await screen.findByRole('button', { name: 'Address unusable' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Address unusable' }))
    await user.click(dialog.getByRole('button', { name: 'Address unusable' }))
    expect(sent).toEqual([])
    await user.type(dialog.getByRole('textbox'), ' The house number is missing ')
    await user.click(dialog.getByRole('button', { name: 'Address unusable' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ spec: PROBLEM, body: { reason: 'The house number is missing' } }]),
    )
    expect(await screen.findByText('The shopper has been asked for another address')).toBeTruthy()
  })

  test('may be in letters that the carrier does not read: its shopper is asked for Latin ones, or it is booked so', async () => {
    const BOOK = 'POST /staff/parcels/{id}/book'
    const refused = new Refused(400, 'Not in Latin letters', {
      error: 'invalid_input',
      reason: 'letters_unknown',
      fields: { city: '“강남구” could be written “Gangnamgu”' },
    })
    const offered = { carrier: 'yunexpress', carrier_name: 'YunExpress', service: 'BKPHR' }
    const { user, sent } = open({}, ['warehouse'], {
      'GET /staff/parcels/{id}/shipment': () => ({ offered, shipment: null }),
      [BOOK]: () => refused,
      [PROBLEM]: () => ({ stage: 'address_problem' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Book' }))
    expect(await screen.findByText(/could be written “Gangnamgu”/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Book as it is written' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ spec: BOOK }, { spec: BOOK, body: { letters_confirmed: true } }]),
    )
    await user.click(await screen.findByRole('button', { name: 'Ask the shopper for Latin letters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Address unusable' }))
    await user.click(dialog.getByRole('button', { name: /in Latin letters/ }))
    await user.click(dialog.getByRole('button', { name: 'Address unusable' }))
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        spec: PROBLEM,
        body: { reason: expect.stringContaining('“Gangnamgu”') as string },
      }),
    )
  })

  test('stays open if reporting it is refused', async () => {
    const { user } = open({}, ['warehouse'], {
      [PROBLEM]: () => new Refused(409, 'Please take the booking back first'),
    })
    await user.click(await screen.findByRole('button', { name: 'Address unusable' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Address unusable' }))
    await user.type(dialog.getByRole('textbox'), 'No such street')
    await user.click(dialog.getByRole('button', { name: 'Address unusable' }))
    expect(await screen.findByText('Please take the booking back first')).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('No such street')
  })

  test('is corrected by support, as given by the shopper; the country cannot be changed', async () => {
    const spec = 'POST /staff/parcels/{id}/correct_address'
    const over = { stage: 'address_problem', address_problem: 'The house number is missing' } as const
    const { user, sent } = open(over, ['support'], {
      [spec]: () => ({ stage: 'to_ship', address: parcel().address }),
    })
    expect(await screen.findByText('The house number is missing')).toBeTruthy()
    await user.click(await fold('Correct the address'))
    expect(screen.queryByLabelText('Country or region')).toBe(null)
    await user.type(screen.getByLabelText('Street address'), ' 25')
    await user.click(screen.getByRole('button', { name: 'Ship to this address' }))
    expect(sent).toEqual([])
    await user.type(screen.getByLabelText('How you know'), 'Told today')
    await user.click(screen.getByRole('button', { name: 'Ship to this address' }))
    const { country: _, email: __, ...kept } = parcel().address
    await waitFor(() =>
      expect(sent).toMatchObject([
        { spec, body: { ...kept, address: 'Oranienstrasse 25', reason: 'Told today' } },
      ]),
    )
  })

  test('is shown to the warehouse, which cannot correct it', async () => {
    open({ stage: 'address_problem', address_problem: 'No such street' }, ['warehouse'])
    expect(await screen.findByText('No such street')).toBeTruthy()
    expect(screen.queryByText('Correct the address')).toBe(null)
    expect(screen.queryByRole('button', { name: 'Address unusable' })).toBe(null)
  })
})

describe('a returned package', () => {
  const BACK = 'POST /staff/parcels/{id}/come_back'

  test('is booked with its cause and cost; who pays is shown first', async () => {
    const { user, sent } = open({ stage: 'exception' }, ['warehouse'], {
      [BACK]: () => parcel({ stage: 'returned' }),
    })
    await user.click(await fold('Returned to the warehouse'))
    await user.click(screen.getByRole('button', { name: 'Return to stock' }))
    expect(await screen.findByText('Please choose why it was returned')).toBeTruthy()
    await user.type(screen.getByLabelText('Return freight in yuan'), '80.50')
    await user.selectOptions(screen.getByLabelText('Why it was returned'), 'carrier')
    expect(screen.getByText(/We cover the ¥80.50/)).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Why it was returned'), 'not_collected')
    expect(screen.getByText(/The shopper owes ¥80.50/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Return to stock' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        { spec: BACK, body: { cause: 'not_collected', freight_fen: 8_050, note: '' } },
      ]),
    )
  })

  test('is booked only by the warehouse, and only while the package is away', async () => {
    open({ stage: 'in_transit' }, ['support'])
    await screen.findByText('EMS')
    expect(screen.queryByText('Returned to the warehouse')).toBe(null)
  })
})
