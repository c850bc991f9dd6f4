import { useLocation } from '@longhaul/ui/address/router.tsx'
import '@longhaul/ui/testing.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { duty, unknownDuty } from '../shared/duty/duty.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import { declaredOtherwise, startValues } from './confirm-values.ts'
import ConfirmInfoScreen from './ConfirmInfoScreen.tsx'
import { address, around, idOf, lineQuote, preview, stockItem, shelfOf } from './warehouse.test-support.ts'

const pot = stockItem('Pot')
const at = `/mine/store/confirmInfo?items=${pot.id}`

/** The page at its address; at another one, which it may lead to, nothing. */
const Confirm = () => (useLocation().pathname === '/mine/store/confirmInfo' ? <ConfirmInfoScreen /> : null)

function open(replies: Replies = {}, where = at) {
  return renderScreen(<Confirm />, {
    at: where,
    replies: {
      ...around,
      'GET /stock_items': shelfOf([pot]),
      'GET /addresses': {
        addresses: [address(), address({ id: idOf('ny'), first_name: 'Ann', is_default: false })],
        limit: 20,
      },
      'POST /parcels/preview': preview([pot]),
      'POST /parcels': { id: idOf('parcel'), number: 'P000100017', total_fen: 10020 },
      ...replies,
    },
  })
}
const summary = () => within(screen.getByRole('region', { name: 'What it costs' }))
const description = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Description for customs/ })
const ready = async () => {
  await screen.findByRole('region', { name: 'What it costs' })
  return await summary().findByText('¥100.20 CNY')
}
/** Presses a button once its price has loaded: until then it says why it is disabled. */
const press = async (name: string) => {
  const button = () => summary().getByRole('button', { name })
  await waitFor(() => expect(button().getAttribute('aria-disabled')).not.toBe('true'))
  await userEvent.click(button())
}
const submit = () => press('Continue to payment')

it('pictures what is being sent', async () => {
  open()
  const goods = within(await screen.findByRole('list', { name: 'In this package' }))
  expect(await goods.findByText('Pot')).toBeTruthy()
})

async function fillIn() {
  await userEvent.type(await description(), 'Steel coffee pot')
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }))
  await ready()
}

beforeEach(() => sessionStorage.clear())

describe('confirm info', () => {
  it('sends a visitor without a selection back to the warehouse, with the reason', async () => {
    const { address: where } = open({}, '/mine/store/confirmInfo')
    expect(await screen.findByText('No product selected')).toBeTruthy()
    expect(where()).toBe('/mine/store')
  })

  it('preselects the default address, and allows another one without losing anything', async () => {
    const { asked } = open()
    await userEvent.type(await description(), 'Pot')
    expect(await screen.findByText('Mei Lin')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Use another address' }))
    await userEvent.click(screen.getByRole('radio', { name: /Ann Lin/ }))
    expect((await description()).value).toBe('Pot')
    await waitFor(() =>
      expect(asked.some(({ body }) => JSON.stringify(body ?? '').includes(idOf('ny')))).toBe(true),
    )
  })

  it('lists what is missing, each with a link to its field', async () => {
    open()
    await ready()
    await submit()
    expect(screen.getByText('Please fill in all items')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Please describe this for customs' }))
    expect(document.activeElement).toBe(await description())
    expect(screen.getByRole('link', { name: 'Please accept the terms' })).toBeTruthy()
  })

  it('refuses a description that customs abroad cannot read, and a value below the price paid', async () => {
    open()
    await userEvent.type(await description(), '茶壶')
    await userEvent.tab()
    expect(screen.getByText(/customs abroad can’t read other scripts/)).toBeTruthy()
    const value = screen.getByRole('textbox', { name: /Declared value/ })
    await userEvent.clear(value)
    await userEvent.type(value, '82.99')
    await userEvent.tab()
    expect(screen.getByText('Please declare at least what was paid: ¥83.00')).toBeTruthy()
  })

  it('creates the package at the price shown, and continues to payment', async () => {
    const { asked, address: where } = open()
    await fillIn()
    await userEvent.click(screen.getByRole('checkbox', { name: /Stretch film/ }))
    await waitFor(() =>
      expect(asked.some(({ body }) => JSON.stringify(body ?? '').includes('"service_ids":["film"]'))).toBe(
        true,
      ),
    )
    await submit()
    await waitFor(() => expect(where()).toBe(`/payment?parcel=${idOf('parcel')}`))
    expect(asked.find(({ spec }) => spec === 'POST /parcels')?.body).toMatchObject({
      stock_item_ids: [pot.id],
      address_id: idOf('berlin'),
      line_id: 'PST-EUB',
      service_ids: ['film'],
      insured_fen: 0,
      declaration: [{ stock_item_id: pot.id, description: 'Steel coffee pot', value_fen: 8300 }],
      expected_total_fen: 10020,
      accept_terms: true,
    })
  })

  it('has it packed first where that is chosen, stating the deposit in advance', async () => {
    const { asked, address: where } = open({
      'POST /parcels/preview': preview([pot], { available_fen: 1500 }),
    })
    await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: /Pack first, pay exactly/ }))
    expect(screen.getByText(/¥20.00 is put on hold now as a deposit/)).toBeTruthy()
    expect(screen.getByText('Your balance is ¥5.00 short for the deposit.')).toBeTruthy()
    await waitFor(() =>
      expect(asked.some(({ body }) => JSON.stringify(body ?? '').includes('"pay_way":"exact"'))).toBe(true),
    )
    await ready()
    await press('Have it packed')
    await waitFor(() => expect(where()).toBe(`/mine/package/packageDetail?id=${idOf('parcel')}`))
    expect(asked.find(({ spec }) => spec === 'POST /parcels')?.body).toMatchObject({
      pay_way: 'exact',
      expected_address: { city: 'Berlin', postcode: '10999' },
    })
  })

  it('says that the address was changed meanwhile, and refetches it', async () => {
    const { asked } = open({
      'POST /parcels': refuse(409, 'out_of_date', 'The address was changed since you looked', {
        reason: 'address_changed',
      }),
    })
    await fillIn()
    await submit()
    // Beside the button, and in a toast.
    expect(await screen.findAllByText('The address was changed since you looked')).toHaveLength(2)
    expect(screen.queryByText(/The total was/)).toBeNull()
    await waitFor(() => expect(asked.filter(({ spec }) => spec === 'GET /addresses')).toHaveLength(2))
  })

  it('shows the calculation of every row', async () => {
    const fees = [
      { kind: 'first', name: 'First weight', fee_fen: 6520 },
      { kind: 'steps', name: 'Further weight', fee_fen: 5400 },
      { kind: 'service', name: 'Remove boxes', fee_fen: 100 },
      { kind: 'insurance', name: 'Insurance', fee_fen: 166 },
    ]
    open({
      'POST /parcels/preview': preview([pot], {
        lines: [lineQuote({ fees, steps: 2, total_fen: 12186 })],
        services: [{ id: 'remove_packaging', name: 'Remove boxes', note: '', price_fen: 100, each_fen: 100 }],
      }),
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: /Insure the package/ }))
    expect(await screen.findByText('2 × 0.50 kg at ¥27.00')).toBeTruthy()
    expect(screen.getByText('1 × ¥1.00')).toBeTruthy()
    expect(await screen.findByText(/2.?% of ¥83.00/)).toBeTruthy()
  })

  it('insures for no more than the maximum compensation, and says so at the field', async () => {
    const { asked } = open({ 'POST /parcels/preview': preview([pot], { goods_fen: 10_000_000 }) })
    await userEvent.click(await screen.findByRole('checkbox', { name: /Insure the package/ }))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Insured value' })
    expect(field.value).toBe('10000.00')
    expect(screen.getByText(/^Up to ¥10,000\.00.*no fee is taken for more$/)).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, '10000.01')
    await userEvent.tab()
    expect(await screen.findByText(/^At most ¥10,000\.00.*never pays more/)).toBeTruthy()
    const sums = asked.flatMap(
      ({ body }) => (body as { insured_fen?: number } | undefined)?.insured_fen ?? [],
    )
    expect(Math.max(...sums, 0)).toBeLessThanOrEqual(1_000_000)
  })

  it('shows both totals when prices changed, and continues only when the new one is accepted', async () => {
    let total = 10020
    const { asked } = open({
      'POST /parcels/preview': () => preview([pot], { lines: [lineQuote({ total_fen: total })] }),
      'POST /parcels': () => {
        total = 11000
        return refuse(409, 'out_of_date', 'Prices have changed since you looked')
      },
    })
    await fillIn()
    await submit()
    expect(await screen.findByText(/The total was ¥100.20 and is ¥110.00 CNY now/)).toBeTruthy()
    await userEvent.click(summary().getByRole('button', { name: 'Continue to payment' }))
    expect(asked.filter(({ spec }) => spec === 'POST /parcels')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Accept the new total' }))
    expect(screen.queryByText(/The total was/)).toBeNull()
  })

  it('shows the server’s error about an item at that item', async () => {
    open({
      'POST /parcels': refuse(400, 'invalid_input', 'Please check', {
        fields: { 'declaration.0.description': 'Not this word' },
      }),
    })
    await fillIn()
    await submit()
    expect(await screen.findByRole('link', { name: 'Not this word' })).toBeTruthy()
  })

  it('explains that goods can no longer be shipped', async () => {
    open({
      'POST /parcels/preview': refuse(409, 'transition_not_allowed', 'This item is already in a package', {
        reason: 'already_in_a_package',
      }),
    })
    expect(await screen.findByText('This item is already in a package')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Back to the warehouse' })).toHaveLength(2)
  })

  it('keeps the form’s values for the way back', async () => {
    const first = open()
    await userEvent.type(await description(), 'Steel pot')
    first.unmount()
    open()
    expect((await description()).value).toBe('Steel pot')
  })

  describe('with an address that is still being typed', () => {
    /** The address book is empty until the address is saved; the package then has this price for it. */
    function openNew(totalFen = 10020) {
      const saved: ReturnType<typeof address>[] = []
      return open({
        'GET /addresses': () => ({ addresses: [...saved], limit: 20 }),
        'POST /addresses': () => {
          saved.push(address())
          return address()
        },
        'POST /parcels/preview': () =>
          preview([pot], { lines: [lineQuote({ total_fen: saved.length > 0 ? totalFen : 10020 })] }),
      })
    }
    async function typeAddress(except = '') {
      for (const [name, value] of [
        ['First name', 'Mei'],
        ['Last name', 'Lin'],
        ['Street address', 'Oranienstrasse 25'],
        ['City', 'Berlin'],
        ['Post(?:al )?code', '10999'],
        ['Phone', '+49 30 901820'],
        ['Email', 'mei@example.com'],
      ] as const) {
        const field = await screen.findByLabelText(new RegExp(`^${name}`))
        if (name !== except) fireEvent.input(field, { target: { value } })
      }
    }
    const made = (asked: { spec: string }[]) => asked.map(({ spec }) => spec)

    it('says what the address lacks, and creates nothing', async () => {
      const { asked } = openNew()
      await typeAddress('City')
      await fillIn()
      await submit()
      expect(screen.getByRole('link', { name: 'Please enter the city' })).toBeTruthy()
      expect(made(asked)).not.toContain('POST /addresses')
    })

    it('saves it, and creates the package at the price shown', async () => {
      const { asked, address: where } = openNew()
      await typeAddress()
      await fillIn()
      await submit()
      await waitFor(() => expect(where()).toBe(`/payment?parcel=${idOf('parcel')}`))
      expect(made(asked).filter((spec) => spec.startsWith('POST /') && !spec.endsWith('preview'))).toEqual([
        'POST /addresses',
        'POST /parcels',
      ])
      expect(asked.find(({ spec }) => spec === 'POST /parcels')?.body).toMatchObject({
        address_id: idOf('berlin'),
        expected_total_fen: 10020,
      })
    })

    it('saves it, and shows the different price for it', async () => {
      const { asked } = openNew(12_340)
      await typeAddress()
      await fillIn()
      await submit()
      expect(await screen.findByText(/The total was ¥100.20 and is ¥123.40 CNY now/)).toBeTruthy()
      expect(made(asked)).not.toContain('POST /parcels')
    })
  })

  it('finds a tariff number by a word, and fills in empty fields', async () => {
    const { asked } = open(withDuty({ duty: duty({ code_digits: 10 }) }))
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Tariff number: Pot' })
    expect(await screen.findByText(/^Customs in Germany require 10 digits/)).toBeTruthy()
    await userEvent.type(field, 'coffee pot')
    await userEvent.click(screen.getByRole('option', { name: /Stainless-steel kitchenware/ }))
    expect(field.value).toBe('732393')
    expect(screen.getByText(/^Stainless-steel kitchenware. Customs in Germany require 10/)).toBeTruthy()
    expect((await description()).value).toBe('Stainless-steel kitchenware')
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }))
    await ready()
    await submit()
    await waitFor(() => expect(asked.find(({ spec }) => spec === 'POST /parcels')).toBeTruthy())
    expect(asked.find(({ spec }) => spec === 'POST /parcels')?.body).toMatchObject({
      declaration: [
        { description: 'Stainless-steel kitchenware', description_chinese: '不锈钢厨具', hs_code: '732393' },
      ],
    })
  })

  it('refuses an invalid tariff number, and a Chinese description without Chinese', async () => {
    open()
    await userEvent.type(await screen.findByRole('combobox', { name: 'Tariff number: Pot' }), '77010')
    await userEvent.tab()
    expect(screen.getByText('Please choose one from the list, or type six to twelve digits')).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Description in Chinese: Pot' }), 'pot')
    await userEvent.tab()
    expect(screen.getByText('Please write this in Chinese, or leave it empty')).toBeTruthy()
  })

  it('asks why a value is above the price paid, and only then', async () => {
    const { asked } = open()
    await fillIn()
    expect(screen.queryByRole('textbox', { name: /Reason for a different value/ })).toBeNull()
    const value = screen.getByRole('textbox', { name: /Declared value/ })
    await userEvent.clear(value)
    await userEvent.type(value, '90')
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByText('Please say why the value isn’t the price paid')).toBeTruthy()
    await userEvent.type(
      screen.getByRole('textbox', { name: /Reason for a different value/ }),
      'bought on sale',
    )
    await submit()
    await waitFor(() => expect(asked.find(({ spec }) => spec === 'POST /parcels')).toBeTruthy())
    expect(asked.find(({ spec }) => spec === 'POST /parcels')?.body).toMatchObject({
      declaration: [{ value_fen: 9000, reason: 'bought on sale' }],
    })
  })

  it('warns of a description that is too vague', async () => {
    open()
    await userEvent.type(await description(), 'gift')
    expect(screen.getByText(/This is too vague/)).toBeTruthy()
  })

  const withDuty = (...lines: Parameters<typeof lineQuote>[0][]) => ({
    'POST /parcels/preview': preview([pot], { lines: lines.map((line) => lineQuote(line)) }),
  })

  it('shows duty and tax with every reason, and says that we do not charge them', async () => {
    open(withDuty({ duty: duty() }))
    const taxes = within(await screen.findByRole('region', { name: 'Duty and tax' }))
    expect(await taxes.findByText('€3.00 × 1 kind of goods')).toBeTruthy()
    expect(taxes.getByText('¥39.37')).toBeTruthy()
    expect(taxes.getByText('¥63.37')).toBeTruthy()
    expect(taxes.getByText(/Not charged by us/)).toBeTruthy()
    expect(taxes.getByText('Only above €150.00 EUR')).toBeTruthy()
    expect(taxes.getByText('Handling fee: no day decided')).toBeTruthy()
    expect(taxes.getByText('Converted at 1 EUR = 8 CNY. Each amount in yuan is rounded up.')).toBeTruthy()
    expect(taxes.getByText('another gazette, checked 19 Nov 2026, weak source')).toBeTruthy()
    expect(taxes.getByText('Rules of 21 Nov 2026, version 2026-11-20.1')).toBeTruthy()
  })

  it('says that a line pays everything', async () => {
    const paid = duty({ line_pays: 'all', certainty: 'exact', low_fen: 0, likely_fen: 0, high_fen: 0 })
    open(withDuty({ tax_mode: 'ddp', duty: paid }))
    const taxes = within(await screen.findByRole('region', { name: 'Duty and tax' }))
    expect(await taxes.findByText(/covers duty and tax/)).toBeTruthy()
    expect(taxes.getByText('¥0.00')).toBeTruthy()
  })

  it('says of each method who pays on these goods, not what it promises for cheaper ones', async () => {
    const none = { low_fen: 0, likely_fen: 0, high_fen: 0 }
    const [, tax] = duty().rows
    const ours = duty({ ...none, rows: [{ ...tax!, paid_by: 'sale' }] })
    open(
      withDuty(
        { line_id: 'A', name: 'Paid', tax_mode: 'ddp', duty: duty({ ...none, line_pays: 'all' }) },
        { line_id: 'B', name: 'Beyond', tax_mode: 'ddp', duty: duty() },
        { line_id: 'C', name: 'Ours', tax_mode: 'ddu', duty: ours },
        { line_id: 'D', name: 'Free', tax_mode: 'ddu', duty: duty({ ...none, rows: [] }) },
      ),
    )
    for (const words of [
      /Paid · duty and tax included/,
      /Beyond · tax at the door/,
      /Ours · duty and tax included/,
      /Free(?! ·)/,
    ])
      expect(await screen.findByRole('radio', { name: words })).toBeTruthy()
  })

  it('says plainly that a country is unknown', async () => {
    open(withDuty({ duty: unknownDuty() }))
    expect(await screen.findByText(/We had no rules for this destination on 21 Nov 2026/)).toBeTruthy()
    const taxes = within(screen.getByRole('region', { name: 'Duty and tax' }))
    expect(taxes.getByText('not known')).toBeTruthy()
    expect(taxes.queryByText('¥0.00')).toBeNull()
  })

  it('groups what is charged by who is paid, and when', async () => {
    const [flat, tax] = duty().rows
    const rows = [
      { ...flat!, name: 'Flat duty', paid_by: 'line' as const },
      { ...tax!, name: 'Handling', at: 'later' as const },
      { ...tax!, name: 'Import VAT', at: 'before_delivery' as const },
    ]
    open(withDuty({ duty: duty({ rows }) }))
    await screen.findByText('Import VAT')
    const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(headings.filter((words) => /price of this|before delivery|bill later/.test(words ?? ''))).toEqual([
      'In the price of this method',
      'You pay the carrier, before delivery',
      'You get a bill later',
    ])
  })

  it('tells of an allowance that is nearly used without being asked', async () => {
    const says = 'With this one, you have 3 packages from us in the year of arrival; customs allow 3.'
    open(withDuty({ duty: duty({ allowances: [{ says, is_over: false }] }) }))
    expect(await screen.findByText(says)).toBeTruthy()
  })

  it('chooses the line by what it costs to the door, and not one whose duty nobody knows', async () => {
    const cheap = { line_id: 'CHEAP', name: 'Cheap', total_fen: 5_000, duty: duty({ likely_fen: 30_000 }) }
    const paid = {
      line_id: 'PAID',
      name: 'Paid',
      total_fen: 20_000,
      duty: duty({ line_pays: 'all', likely_fen: 0 }),
    }
    const blank = { line_id: 'BLANK', name: 'Blank', total_fen: 1_000, duty: unknownDuty() }
    open(withDuty(cheap, paid, blank))
    const chosen = await screen.findByRole('radio', { name: /Paid/ })
    expect(chosen).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: /Cheap.*duty and tax ?¥63.37/ })).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Blank.*duty and tax ?not known/ })).toBeTruthy()
  })

  it('asks customs by what is declared, where that differs from what is suggested', () => {
    const goods = preview([pot])
    const [row] = goods.declaration
    const id = row!.stock_item_id
    const start = startValues(goods, '', '')
    expect(declaredOtherwise(start, goods)).toEqual([])
    expect(declaredOtherwise({ ...start, [`hs:${id}`]: '6912.00' }, goods)).toEqual([
      { stock_item_id: id, hs_code: '691200', value_fen: row!.value_fen },
    ])
    expect(declaredOtherwise({ ...start, [`hs:${id}`]: '69' }, goods)).toEqual([])
    expect(declaredOtherwise({ ...start, [`value:${id}`]: '150' }, goods)).toMatchObject([
      { value_fen: 15_000 },
    ])
  })

  it('finds a letter that cannot be printed in a saved address, and does not continue', async () => {
    const old = address({ first_name: 'Mei 😀' })
    const { asked } = open({ 'GET /addresses': { addresses: [old], limit: 20 } })
    expect(await screen.findByText(/can’t print “😀” \(first name\)/)).toBeTruthy()
    await fillIn()
    await submit()
    expect(screen.getByRole('link', { name: /can’t print “😀” \(first name\)/ })).toBeTruthy()
    expect(asked.some(({ spec }) => spec === 'POST /parcels')).toBe(false)
  })

  it('does not continue without a tax number that customs require', async () => {
    const brazil = address({ country: 'BR', country_name: 'Brazil' })
    const { asked } = open({ 'GET /addresses': { addresses: [brazil], limit: 20 } })
    expect(await screen.findByText(/without the recipient’s CPF \/ CNPJ/)).toBeTruthy()
    await fillIn()
    await submit()
    expect(screen.getByRole('link', { name: /without the recipient’s CPF/ })).toBeTruthy()
    expect(asked.some(({ spec }) => spec === 'POST /parcels')).toBe(false)
  })
})
