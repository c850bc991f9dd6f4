import '@longhaul/ui/testing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import AddressBookScreen from './AddressBookScreen.tsx'
import type { SavedAddress } from '../shared/address/address-values.ts'
import type { Country } from '../shared/address/CountryField.tsx'

const saved = (over: Partial<SavedAddress> = {}): SavedAddress => ({
  id: 'a',
  first_name: 'Mei',
  last_name: 'Lin',
  email: 'mei@example.com',
  country: 'DE',
  country_name: 'Germany',
  province: '',
  city: 'Berlin',
  address: 'Oranienstrasse 25',
  postcode: '10999',
  phone: '+49 30 901820',
  tax_id: '',
  is_default: true,
  ...over,
})
const other = saved({ id: 'b', first_name: 'Zoë', last_name: 'O’Neill', is_default: false })

const country = (code: string, name: string, continent: string, over: Partial<Country> = {}): Country => ({
  code,
  name,
  continent,
  continent_name: continent,
  dial_code: '1',
  currency: 'USD',
  province_required: false,
  postcode_used: true,
  postcode_required: true,
  postcode_pattern: '',
  postcode_example: '',
  phone_example: '',
  province_list: false,
  ships_to: true,
  closed_why: '',
  ...over,
})
const countries = [
  country('AE', 'United Arab Emirates', 'Asia', { postcode_used: false }),
  country('JP', 'Japan', 'Asia', { province_required: true }),
  country('BR', 'Brazil', 'South America'),
  country('CA', 'Canada', 'North America', {
    province_required: true,
    province_list: true,
    postcode_pattern: '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d',
    postcode_example: 'H3Z 2Y7',
  }),
  country('US', 'United States', 'North America', { province_required: true }),
  country('LI', 'Liechtenstein', 'Europe', {
    postcode_pattern: '948[5-9]|949[0-8]',
    postcode_example: '9496',
    phone_example: '+423 660 234 567',
  }),
  country('XX', 'Nowhere', 'Europe', { ships_to: false }),
]

const open = (addresses: SavedAddress[], replies: Replies = {}) =>
  renderScreen(<AddressBookScreen />, {
    at: '/mine/address',
    replies: { 'GET /addresses': { addresses, limit: 20 }, 'GET /country': { countries }, ...replies },
  })
const add = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }))
  return within(screen.getByRole('dialog', { name: 'Add an address' }))
}
/** What a screen reader reads after the field: its hint, its error, its warning. */
const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const labels = () => [...document.querySelectorAll('dialog label')].map((label) => label.textContent)

describe('the address book', () => {
  it('counts the addresses, and refuses the twenty-first with the reason at the button', async () => {
    open(Array.from({ length: 20 }, (_, index) => saved({ id: String(index), is_default: index === 0 })))
    expect(await screen.findByText('20 of 20')).toBeTruthy()
    const button = screen.getByRole('button', { name: /Add an address/ })
    await userEvent.click(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(
      screen.getByText('Your address book is full: 20 addresses. Delete one to add another.'),
    ).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not delete the default address, and says so in the prescribed words', async () => {
    open([saved(), other])
    const button = await screen.findByRole('button', { name: 'Delete the address of Mei Lin' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(within(button).getByText('Default address cannot be deleted')).toBeTruthy()
  })

  it('shows the address when asking to confirm a deletion, and moves the focus to the next card', async () => {
    const third = saved({ id: 'c', first_name: 'Ann', is_default: false })
    open([saved(), other, third], { 'DELETE /addresses/{id}': {} })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the address of Zoë O’Neill' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('Zoë O’Neill, Oranienstrasse 25, 10999 Berlin, Germany')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit the address of Ann Lin'),
    )
  })

  it('changes the default', async () => {
    const { asked } = open([saved(), other], { 'POST /addresses/{id}/default': other })
    await userEvent.click(await screen.findByRole('button', { name: /Set the address of Zoë/ }))
    expect(await screen.findByText('This is now your default address.')).toBeTruthy()
    expect(asked.find(({ spec }) => spec.endsWith('/default'))?.path).toBe('/addresses/b/default')
  })

  it('says what it is for when it is empty', async () => {
    open([])
    expect(await screen.findByText('No address yet')).toBeTruthy()
  })
})

describe('the address form', () => {
  it('offers the countries we ship to, by continent', async () => {
    open([saved()])
    const form = await add()
    const select = await form.findByRole('combobox', { name: 'Country or region' })
    expect([...select.querySelectorAll('optgroup')].map((group) => group.label)).toEqual([
      'Asia',
      'South America',
      'North America',
      'Europe',
    ])
    expect(within(select).queryByRole('option', { name: 'Nowhere' })).toBeNull()
  })

  it('adapts labels, order and fields to the country', async () => {
    open([saved()])
    const select = await (await add()).findByRole('combobox', { name: 'Country or region' })
    await userEvent.selectOptions(select, 'US')
    expect(labels().slice(3, 7)).toEqual(['Street address', 'City', 'State', 'ZIP code'])
    await userEvent.selectOptions(select, 'JP')
    expect(labels().slice(3, 7)).toEqual(['Postal code', 'Prefecture', 'City', 'Street address'])
    await userEvent.selectOptions(select, 'AE')
    expect(labels().slice(3, 6)).toEqual(['Street address', 'City', 'Emirate'])
    await userEvent.selectOptions(select, 'BR')
    expect(labels()).toContain('CPF / CNPJ')
  })

  it('offers the provinces of a country that has a list, and names the field as that country does', async () => {
    open([saved()], {
      'GET /country/{code}/provinces': {
        provinces: [
          { value: 'Ontario', name: 'Ontario', names: ['ON', 'Ontario', '安大略'] },
          { value: 'Quebec', name: 'Quebec', names: ['QC', 'Quebec', '魁北克'] },
        ],
      },
    })
    const form = await add()
    const select = await form.findByRole('combobox', { name: 'Country or region' })
    await userEvent.selectOptions(select, 'BR')
    await userEvent.type(form.getByRole('textbox', { name: /State/ }), 'on')
    await userEvent.selectOptions(select, 'CA')
    const province = await form.findByRole<HTMLSelectElement>('combobox', { name: 'Province' })
    // The typed text is mapped to an entry of the list.
    await waitFor(() => expect(province.value).toBe('Ontario'))
    expect(form.getByText('For example H3Z 2Y7')).toBeTruthy()
    await userEvent.selectOptions(province, '')
    await userEvent.tab()
    expect(form.getByText('Please enter the state, province or region')).toBeTruthy()
    const postcode = form.getByRole('textbox', { name: 'Postal code' })
    await userEvent.type(postcode, '12345')
    await userEvent.tab()
    expect(form.getByText('This isn’t a postcode there. An example: H3Z 2Y7')).toBeTruthy()
    await userEvent.clear(postcode)
    await userEvent.type(postcode, 'h3z2y7')
    expect(form.queryByText(/not a postcode there/)).toBeNull()
  })

  it('warns of what may be right, and saves it', async () => {
    open([saved()])
    const form = await add()
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Country or region' }), 'LI')
    const postcode = form.getByRole('textbox', { name: 'Postal code' })
    await userEvent.type(postcode, 'FL-9490')
    expect(form.queryByText(/We don’t know this postcode/)).toBeNull()
    await userEvent.clear(postcode)
    await userEvent.type(postcode, '9999')
    await userEvent.tab()
    expect(descriptionOf(postcode)).toMatch(/We don’t know this postcode there \(an example: 9496\)/)
    expect(postcode.getAttribute('aria-invalid')).toBeNull()
    const phone = form.getByRole('textbox', { name: 'Phone' })
    await userEvent.type(phone, '+423 660 234 5678')
    expect(descriptionOf(phone)).toMatch(/This has more digits than numbers there usually have/)
  })

  it('validates on blur, by the rules of the country', async () => {
    open([saved()])
    const form = await add()
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Country or region' }), 'US')
    await userEvent.type(form.getByRole('textbox', { name: 'City' }), '纽约')
    await userEvent.tab()
    expect(form.getByText(/carriers there can’t read “/)).toBeTruthy()
    await userEvent.tab()
    expect(form.getByText('Please enter the state, province or region')).toBeTruthy()
  })

  it('proposes letters that can be printed, and uses them only when asked', async () => {
    const { asked } = open([saved()], {
      'POST /addresses/letters': { first_name: '', last_name: '', province: '', city: 'Niuyue', address: '' },
    })
    const form = await add()
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Country or region' }), 'US')
    const city = form.getByRole<HTMLInputElement>('textbox', { name: 'City' })
    await userEvent.type(city, '纽约')
    await userEvent.tab()
    expect(form.getByText('Please use Latin letters: carriers there can’t read “纽约”')).toBeTruthy()
    expect((await form.findByText('Print it as “Niuyue”?')).closest('.field')).toBe(city.closest('.field'))
    expect(city.value).toBe('纽约')
    await userEvent.click(form.getByRole('button', { name: 'Use “Niuyue”' }))
    expect(city.value).toBe('Niuyue')
    expect(form.queryByText(/carriers there/)).toBeNull()
    expect(form.queryByText(/Print it as/)).toBeNull()
    expect(asked.find(({ spec }) => spec === 'POST /addresses/letters')?.body).toMatchObject({
      country: 'US',
      city: '纽约',
      first_name: '',
    })
  })

  it('names a letter that no font has, and proposes nothing when nothing is left', async () => {
    open([saved()], {
      'POST /addresses/letters': { first_name: '', last_name: '', province: '', city: '', address: '' },
    })
    const form = await add()
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Country or region' }), 'US')
    await userEvent.type(form.getByRole('textbox', { name: 'First name' }), '😀')
    await userEvent.tab()
    expect(form.getByText(/“😀” can’t be printed/)).toBeTruthy()
    expect(form.queryByText(/Print it as/)).toBeNull()
  })

  it('names its fields so that the browser can fill them', async () => {
    open([saved()])
    const form = await add()
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Country or region' }), 'US')
    const tokens = [...document.querySelectorAll('dialog [autocomplete]:not(form)')].map((field) =>
      field.getAttribute('autocomplete'),
    )
    expect(tokens).toEqual([
      'country',
      'given-name',
      'family-name',
      'street-address',
      'address-level2',
      'address-level1',
      'postal-code',
      'tel',
      'email',
    ])
  })

  it('reports each field that is left empty', async () => {
    open([saved()])
    const form = await add()
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Country or region' }), 'US')
    for (const [label, sentence] of [
      ['First name', 'Please enter the first name'],
      ['Street address', 'Please enter the street address'],
      ['City', 'Please enter the city'],
      ['State', 'Please enter the state, province or region'],
      ['ZIP code', 'Please enter the postcode'],
      ['Phone', 'Please enter the phone number'],
      ['Email', 'Please enter the email address'],
    ] as const) {
      await userEvent.click(form.getByRole('textbox', { name: label }))
      await userEvent.tab()
      expect(form.getByText(sentence), label).toBeTruthy()
    }
  })

  it('shows an example number of the country before one is typed', async () => {
    open([saved()], {
      'GET /country': {
        countries: [country('DE', 'Germany', 'Europe', { phone_example: '+49 1512 3456789' })],
      },
    })
    const form = await add()
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Country or region' }), 'DE')
    expect(form.getByText(/For example \+49 1512 3456789/)).toBeTruthy()
  })

  it('lists everything that is missing when sent empty', async () => {
    const { asked } = open([saved()])
    const form = await add()
    await userEvent.click(await form.findByRole('button', { name: 'Save address' }))
    for (const sentence of [
      'country or region',
      'first name',
      'street address',
      'city',
      'phone number',
      'email address',
    ])
      expect(
        form.getByRole('link', { name: new RegExp(`Please (enter|choose) the ${sentence}`) }),
      ).toBeTruthy()
    expect(asked.some(({ spec }) => spec === 'POST /addresses')).toBe(false)
  })

  it('sends what was typed exactly, and warns of a post-office box', async () => {
    const { asked } = open([saved()], { 'POST /addresses': other })
    const form = await add()
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Country or region' }), 'BR')
    const typed = [
      ['First name', 'João'],
      ['Last name', 'Conceição'],
      ['Street address', 'Caixa postal 12'],
      ['City', 'São Paulo'],
      ['Postal code', '01310-100'],
      ['Phone', '+55 11 4960 0000'],
      ['Email', 'joao@example.com'],
    ] as const
    for (const [label, text] of typed) {
      await userEvent.click(form.getByRole('textbox', { name: label }))
      await userEvent.paste(text)
    }
    expect(descriptionOf(form.getByRole('textbox', { name: 'Street address' }))).toMatch(
      /don’t deliver to PO boxes/,
    )
    await userEvent.click(form.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.find(({ spec }) => spec === 'POST /addresses')?.body).toMatchObject({
      first_name: 'João',
      last_name: 'Conceição',
      city: 'São Paulo',
      country: 'BR',
    })
  })

  it('shows the server’s sentence at its field', async () => {
    open([saved(), other], {
      'PUT /addresses/{id}': refuse(400, 'invalid_input', 'Please check', {
        fields: { postcode: 'Not in this city' },
      }),
      'GET /country': { countries: [...countries, country('DE', 'Germany', 'Europe')] },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the address of Zoë O’Neill' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save address' }))
    expect(await screen.findByRole('link', { name: 'Not in this city' })).toBeTruthy()
  })
})
