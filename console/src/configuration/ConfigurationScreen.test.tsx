import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  SETTING_NAMES,
  type SettingName,
  type SettingValue,
} from '@longhaul/domain/configuration/settings.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Replier, Refused, renderConsole } from '../shared/testing.tsx'
import ConfigurationScreen from './ConfigurationScreen.tsx'
import { spoken, typedOf, valueOf } from './setting-values.ts'

const values: Partial<Record<SettingName, SettingValue>> = {
  websiteName: 'Longhaul',
  websiteNameZh: '远淘',
  photoPriceFen: 200,
  photoLimit: 20,
  serviceFeePerMille: 50,
  currencies: ['USD', 'EUR'],
  defaultCurrency: 'USD',
  languages: ['en', 'zh'],
  defaultLanguage: 'en',
  contactEmail: 'a@b.example',
  featureCommunity: false,
  featureShippingEstimate: false,
  showGoodsPhotos: false,
}
const answer = (own: Partial<Record<SettingName, SettingValue>> = {}) => ({
  settings: SETTING_NAMES.map((name) => ({
    name,
    value: own[name] ?? values[name] ?? (/Fen|Days|Hours|PerMille/.test(name) ? 10 : ''),
    changed:
      name === 'photoPriceFen'
        ? { at: '2026-11-01T02:00:00.000Z', by: 'Ada', before: 150, reason: 'Dearer hands' }
        : null,
  })),
  logo_url: '',
  known_currencies: ['CNY', 'EUR', 'USD'],
})

const open = (group: string, replies: Record<string, Replier> = {}) =>
  renderConsole(<ConfigurationScreen />, {
    path: `/configuration?group=${group}`,
    replies: { 'GET /staff/settings': () => answer(), ...replies },
  })

beforeEach(() => sessionStorage.clear())

const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

describe('the configuration', () => {
  test('shows the previous value, who changed it and why; a price needs a reason, and only changes are sent', async () => {
    const { user, sent } = open('fees', { 'PUT /staff/settings': () => answer({ photoPriceFen: 350 }) })
    expect(await screen.findByText(/Before: ¥1.50 · changed by Ada/)).toBeTruthy()
    expect(screen.getByText(/Dearer hands/)).toBeTruthy()
    expect(screen.queryByLabelText(/Reason/)).toBeNull()
    fill('Price of a detail photo', '3.5')
    expect(screen.getByText('Price of a detail photo: ¥2.00 → ¥3.50')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    expect((await screen.findAllByText('Enter a reason')).length).toBeGreaterThan(0)
    expect(sent).toEqual([])
    fill('Reason', 'Agreed')
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        changes: [{ name: 'photoPriceFen', before: 200, value: 350 }],
        reason: 'Agreed',
      }),
    )
  })

  test('is validated by the rules of the server', async () => {
    const { user, sent } = open('fees')
    await screen.findByLabelText('Service fee')
    fill('Detail photos per item', '21')
    fill('Service fee', '99')
    fill('Price of a detail photo', 'two')
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    expect((await screen.findAllByText('Enter a whole number from 1 to 20')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Enter an amount from 0% to 30%').length).toBeGreaterThan(0)
    expect(screen.getAllByText(/Enter an amount in yuan/).length).toBeGreaterThan(0)
    expect(sent).toEqual([])
  })

  test('a colour with too little contrast is rejected before it is sent', async () => {
    const { user } = open('brand')
    await screen.findByLabelText('Colour of links and buttons')
    fill('Colour of links and buttons', '#ffd400')
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    expect((await screen.findAllByText(/Text in this colour is hard to read/)).length).toBeGreaterThan(0)
  })

  test('shows what a colleague changed and keeps what was typed', async () => {
    let now = answer()
    const { user } = open('site', {
      'GET /staff/settings': () => now,
      'PUT /staff/settings': () => {
        now = answer({ websiteName: 'Their name' })
        return new Refused(409, 'Changed', {
          error: 'out_of_date',
          reason: 'changed_meanwhile',
          now: { websiteName: 'Their name' },
        })
      },
    })
    await screen.findByLabelText('Name in English')
    fill('Name in English', 'My name')
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByText('Name in English: Their name')).toBeTruthy()
    expect((screen.getByLabelText('Name in English') as HTMLInputElement).value).toBe('My name')
    expect(await screen.findByText('Name in English: Their name → My name')).toBeTruthy()
  })

  test('names a setting of another group that would become invalid', async () => {
    const { user } = open('features', {
      'PUT /staff/settings': () =>
        new Refused(400, 'Please check', {
          error: 'invalid_input',
          fields: { defaultCurrency: 'Please choose one of the offered values' },
        }),
    })
    await user.click(await screen.findByLabelText('Shipping estimate is open'))
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByText(/Currencies · Default currency: Please choose/)).toBeTruthy()
  })
})

describe('fields and values', () => {
  test.each([
    ['photoPriceFen', 250, '2.50', '¥2.50'],
    ['serviceFeePerMille', 25, '2.5', '2.5%'],
    ['freeStorageDays', 30, '30', '30 days'],
    ['websiteName', 'A', 'A', 'A'],
    ['communityUrl', '', '', 'empty'],
    ['featureCommunity', true, true, 'yes'],
    ['machineTranslator', 'google', 'google', 'Google'],
  ] as const)('%s %j is typed %j and read %j', (name, value, typed, read) => {
    expect(typedOf(name, value)).toBe(typed)
    expect(valueOf(name, typed)).toEqual(value)
    expect(spoken(name, value)).toBe(read)
  })

  test('invalid text has no value', () => {
    expect(valueOf('freeStorageDays', '3.5')).toBeUndefined()
    expect(valueOf('freeStorageDays', '-3')).toBeUndefined()
    expect(valueOf('serviceFeePerMille', '2.55')).toBeUndefined()
    expect(valueOf('photoPriceFen', '1,2,3')).toBeUndefined()
    expect(valueOf('freeStorageDays', '３０')).toBe(30)
  })
})
