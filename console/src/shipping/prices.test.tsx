import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { fieldsOf } from '@longhaul/domain/languages.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import type { Line } from './line.ts'
import { Lines } from './Lines.tsx'

const words = shippingText.prices
const line: Line = {
  id: 'EXP-HK',
  option: 'express',
  ...fieldsOf('name', inBoth('Express', '快递')),
  ...fieldsOf('note', inBoth('', '')),
  tax_mode: 'ddu',
  duty_paid_up_to: '',
  duty_excludes: '',
  duty_markup: '',
  position: 0,
  closed: false,
  open_parcels: 2,
  zones: [
    {
      zone: 'X10',
      ...fieldsOf('name', inBoth('Europe', '欧洲')),
      countries: ['DE', 'FR'],
      first_grams: 500,
      first_price_fen: 10_000,
      step_grams: 500,
      step_price_fen: 2_000,
      customs_fee_fen: 800,
      min_charge_grams: 0,
      volumetric_divisor: 0,
      volumetric_min_side_mm: 0,
      max_grams: 30_000,
      max_length_mm: 1_500,
      max_sum_mm: null,
      max_girth_mm: null,
      min_days: 5,
      max_days: 9,
      observed_days: '',
      refused_categories: [],
    },
  ],
}
const preview = {
  changes: [{ line_id: 'EXP-HK', kind: 'changed', countries: ['DE'], fields: [] }],
  examples: [{ grams: 900, size_mm: [200, 100, 100], country: 'DE', before_fen: 12_800, after_fen: 13_050 }],
  until: '2026-12-24T16:00:00.000Z',
  compared: 'as of now',
}
const draw = () =>
  renderConsole(<Lines />, {
    roles: ['finance'],
    replies: {
      'GET /staff/shipping_lines': () => ({ lines: [line] }),
      'GET /country': () => ({ countries: [] }),
      'POST /staff/shipping_lines/{id}/prices/preview': () => preview,
      'POST /staff/shipping_lines/{id}/prices': () => ({ id: ID(3), state: 'in_force', effective_from: '' }),
    },
  })

test('a price for one country is previewed, and sent exactly as previewed', async () => {
  const { user, sent } = draw()
  await user.click(await screen.findByRole('button', { name: words.open }))
  const sheet = screen.getByRole('dialog')
  const price = within(sheet).getByLabelText(words.inYuan(shippingText.columns['first_price_fen']!))
  await user.clear(price)
  await user.type(price, '102.50')
  await user.selectOptions(within(sheet).getByLabelText(words.country), 'DE')
  await user.type(within(sheet).getByLabelText(words.name), 'Fuel')
  await user.click(within(sheet).getByRole('button', { name: words.look }))
  const example = await within(sheet).findByRole('row', { name: /0\.90/ })
  expect(example.textContent).toContain('2.50')
  expect(within(sheet).getByText(/rate card that is scheduled/)).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: words.confirm }))
  await waitFor(() => expect(sent).toHaveLength(2))
  const change = { zone: 'X10', country: 'DE', prices: { first_price_fen: 10_250 } }
  expect(sent.map(({ body }) => body)).toEqual([change, { ...change, name: 'Fuel', compared: 'as of now' }])
})

test('typing after the preview requires a new one, and invalid values are reported', async () => {
  const { user, sent } = draw()
  await user.click(await screen.findByRole('button', { name: words.openLine }))
  const sheet = screen.getByRole('dialog')
  const percent = within(sheet).getByLabelText(words.percent)
  await user.type(percent, '2.55')
  await user.type(within(sheet).getByLabelText(words.name), 'Fuel')
  await user.click(within(sheet).getByRole('button', { name: words.look }))
  expect(await within(sheet).findByText(words.percentNeeded)).toBeTruthy()
  expect(sent).toEqual([])
  await user.clear(percent)
  await user.type(percent, '-2.5')
  await user.click(within(sheet).getByRole('button', { name: words.look }))
  await within(sheet).findByRole('button', { name: words.confirm })
  expect(sent[0]?.body).toEqual({ per_mille: -25 })
  await user.type(percent, '0')
  expect(within(sheet).queryByRole('button', { name: words.confirm })).toBeNull()
})
