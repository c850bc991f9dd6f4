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
  checks: [CODES],
  open: true,
  ...over,
})

const show = (over: Partial<Declaration> = {}) =>
  renderConsole(<DeclarationBox id={ID(1)} />, {
    replies: {
      'GET /staff/parcels/{id}/declaration': () => declaration(over),
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
  expect(screen.getByText(/Lines without a tariff number of 6 digits: 1\. The package can’t/)).toBeTruthy()
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

it('says what keeps a package, and what only may be asked for', async () => {
  const identity = { check: 'identity', name: 'CPF / CNPJ', missing: null, is_blocking: true } as const
  show({ checks: [{ ...CODES, is_blocking: false }, identity] })
  const list = await screen.findByRole('region', { name: 'What customs in Germany require' })
  expect(list.textContent).toContain('Tariff code of six digitsMissing')
  expect(list.textContent).toContain('CPF / CNPJComplete')
  expect(screen.getByText(/may leave without/)).toBeTruthy()
})

it('cannot be edited after handover', async () => {
  show({ open: false })
  expect(await screen.findByText(/The package can’t be handed over before/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Correct descriptions and numbers' })).toBeNull()
})
