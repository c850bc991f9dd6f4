import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ID, renderConsole } from '../testing.tsx'
import { DeclarationBox } from './DeclarationBox.tsx'
import type { Declaration } from './declaration.ts'

const CODES = {
  check: 'codes',
  name: 'Tariff code of six digits',
  missing: 'Lines without a tariff number of 6 digits: 1',
  is_blocking: true,
} as const

const CERAMICS = { code: '691200', english: 'Ceramic tableware', chinese: '陶餐具' }

const declaration = (over: Partial<Declaration> = {}): Declaration => ({
  form: 'cn22',
  rows: [
    {
      stock_item_id: ID(7),
      title: '茶壶',
      quantity: 2,
      description: 'Teapot',
      description_chinese: '',
      hs_code: '',
      proposed_hs_code: '',
      seller_item: 'taobao-641',
      maker_item: '',
      standard_item: '',
      no_standard_item: false,
      maker: '',
      value_fen: 15_000,
      paid_fen: 12_000,
      reason: 'bought on sale',
    },
  ],
  goods_fen: 15_000,
  country: 'DE',
  country_name: 'Germany',
  tax_id: '',
  checks: [CODES],
  open: true,
  ...over,
})

const show = (over: Partial<Declaration> = {}) =>
  renderConsole(<DeclarationBox id={ID(1)} />, {
    replies: {
      'GET /staff/parcels/{id}/declaration': () => declaration(over),
      'GET /staff/tariff_numbers': ({ params }) => ({
        items: /^(茶|6912)/.test(params.get('q') ?? '') ? [CERAMICS] : [],
      }),
      'PUT /staff/parcels/{id}/declaration': () =>
        declaration({ ...over, checks: [{ ...CODES, missing: null }] }),
    },
  })

it('shows declared and paid values, why they differ, and what is missing', async () => {
  show()
  expect(await screen.findByText('Teapot')).toBeTruthy()
  expect(screen.getByText('paid ¥120.00')).toBeTruthy()
  expect(screen.getByText('“bought on sale”')).toBeTruthy()
  expect(screen.getByText('no tariff number')).toBeTruthy()
  expect(screen.getByText(/Lines without a tariff number of 6 digits: 1\. The package can’t be/)).toBeTruthy()
})

it('saves descriptions and tariff numbers, and nothing else', async () => {
  const { sent } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Correct descriptions and numbers' }))
  const code = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Tariff number: 茶壶' })
  await userEvent.type(code, '茶壶')
  await userEvent.click(await screen.findByRole('option', { name: /Ceramic tableware/ }))
  expect(code.value).toBe('691200')
  await userEvent.type(screen.getByRole('textbox', { name: 'Description in Chinese: 茶壶' }), '陶茶壶')
  expect(screen.queryByRole('textbox', { name: /value/i })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Declaration corrected/)).toBeTruthy()
  expect(sent.find(({ spec }) => spec.startsWith('PUT'))?.body).toEqual({
    rows: [
      {
        stock_item_id: ID(7),
        description: 'Teapot',
        description_chinese: '陶茶壶',
        hs_code: '691200',
        maker_item: '',
        standard_item: '',
        no_standard_item: false,
        maker: '',
      },
    ],
  })
})

it('proposes a tariff number, and asks for identifiers and the maker where they are demanded', async () => {
  const [row] = declaration().rows
  const asks = (check: 'identifiers' | 'maker') => ({ ...CODES, check, missing: null })
  const { sent } = show({
    rows: [{ ...row!, proposed_hs_code: '691200' }],
    checks: [CODES, asks('identifiers'), asks('maker')],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Correct descriptions and numbers' }))
  expect(await screen.findByText(/^Proposed from the title: Ceramic tableware/)).toBeTruthy()
  expect(screen.getByText(/Known to customs as taobao-641/)).toBeTruthy()
  const standard = screen.getByRole('textbox', { name: 'Standard number: 茶壶' })
  await userEvent.type(standard, '4006381333932')
  await userEvent.tab()
  expect(screen.getByText(/isn’t a GTIN/)).toBeTruthy()
  await userEvent.clear(standard)
  await userEvent.click(screen.getByRole('checkbox', { name: /no standard number/ }))
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Maker’s name and address: 茶壶' }),
    'Works, Yixing',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Declaration corrected/)).toBeTruthy()
  expect(sent.find(({ spec }) => spec.startsWith('PUT'))?.body).toMatchObject({
    rows: [{ hs_code: '691200', standard_item: '', no_standard_item: true, maker: 'Works, Yixing' }],
  })
})

it('says what keeps a package, and what only may be asked for', async () => {
  const identity = { check: 'identity', name: 'CPF / CNPJ', missing: null, is_blocking: true } as const
  show({ checks: [{ ...CODES, is_blocking: false }, identity] })
  const list = await screen.findByRole('region', { name: 'Required by customs: Germany' })
  expect(list.textContent).toContain('Tariff code of six digitsMissing')
  expect(list.textContent).toContain('CPF / CNPJComplete')
  expect(screen.getByText(/may leave without/)).toBeTruthy()
})

it('cannot be edited after handover', async () => {
  show({ open: false })
  expect(await screen.findByText(/can’t be handed over until/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Correct descriptions and numbers' })).toBeNull()
})
