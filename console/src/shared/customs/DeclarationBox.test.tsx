import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ID, renderConsole } from '../testing.tsx'
import { DeclarationBox } from './DeclarationBox.tsx'
import type { Declaration } from './declaration.ts'

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
      value_fen: 15_000,
      paid_fen: 12_000,
      reason: 'bought on sale',
    },
  ],
  goods_fen: 15_000,
  country: 'DE',
  country_name: 'Germany',
  tax_id: '',
  codes_missing: 1,
  tax_id_wanted: null,
  open: true,
  ...over,
})

const show = (over: Partial<Declaration> = {}) =>
  renderConsole(<DeclarationBox id={ID(1)} />, {
    replies: {
      'GET /staff/parcels/{id}/declaration': () => declaration(over),
      'PUT /staff/parcels/{id}/declaration': () => declaration({ ...over, codes_missing: 0 }),
    },
  })

it('shows declared and paid values, why they differ, and what is missing', async () => {
  show()
  expect(await screen.findByText('Teapot')).toBeTruthy()
  expect(screen.getByText('paid ¥120.00')).toBeTruthy()
  expect(screen.getByText('“bought on sale”')).toBeTruthy()
  expect(screen.getByText('no tariff number')).toBeTruthy()
  expect(screen.getByText(/One item has no tariff number. Customs in Germany/)).toBeTruthy()
})

it('saves descriptions and tariff numbers, and nothing else', async () => {
  const { sent } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Correct descriptions and numbers' }))
  const code = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Tariff number: 茶壶' })
  await userEvent.type(code, '茶壶')
  await userEvent.click(screen.getByRole('option', { name: /Ceramic tableware/ }))
  expect(code.value).toBe('691200')
  await userEvent.type(screen.getByRole('textbox', { name: 'Description in Chinese: 茶壶' }), '陶茶壶')
  expect(screen.queryByRole('textbox', { name: /value/i })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Declaration corrected/)).toBeTruthy()
  expect(sent.find(({ spec }) => spec.startsWith('PUT'))?.body).toEqual({
    rows: [{ stock_item_id: ID(7), description: 'Teapot', description_chinese: '陶茶壶', hs_code: '691200' }],
  })
})

it('cannot be edited after handover, and names the tax number that customs requires', async () => {
  show({ open: false, tax_id_wanted: 'CPF / CNPJ' })
  expect(await screen.findByText(/require the recipient’s CPF/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Correct descriptions and numbers' })).toBeNull()
})
