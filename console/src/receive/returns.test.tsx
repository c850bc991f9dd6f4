import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { content, parcel } from '../packing/packing.test-support.tsx'
import { Refused, type Replier, scanCode } from '../shared/testing.tsx'
import { open, stock } from './receive.test-support.tsx'

describe('a package that comes back', () => {
  const waybill = 'EE200000085CN'
  const back = parcel({
    stage: 'in_transit',
    number: readableNumber('P', 20333),
    tracking_number: waybill,
    contents: [
      { ...content(41, 'A-02-2', 'YT1'), goods_number: goodsNumberText(41), title: 'Bowl' },
      { ...content(42, 'B-01-4', 'YT2'), goods_number: goodsNumberText(42), title: 'Cushion' },
    ],
  })
  const replies: Record<string, Replier> = {
    'POST /staff/arrivals': () =>
      new Refused(400, 'Please check the marked fields', {
        error: 'invalid_input',
        reason: 'comes_back',
        fields: { tracking_number: 'This is a package of ours' },
      }),
    'GET /staff/parcels': () => ({ items: [back], next_cursor: null, counts: {} }),
    'GET /staff/parcels/{id}': () => back,
    'GET /staff/stock_items': ({ params }) => ({
      items: params.get('q') ? [stock(41, { stage: 'shipped_abroad' })] : [],
      next_cursor: null,
      counts: {},
    }),
    'POST /staff/parcels/{id}/come_back': () => ({ ...back, stage: 'returned' }),
  }
  const title = `${back.number} came back`

  test.each([
    ['its waybill', waybill],
    ['our own label', back.number],
    ['the label of one of its goods', `${goodsNumberText(41)}-1`],
  ])('%s opens the return', async (_, code) => {
    open([], replies)
    scanCode(code)
    expect(await screen.findByRole('article', { name: title })).toBeTruthy()
    expect(screen.queryByText('Nobody expects it')).toBeNull()
  })

  test('each thing is scanned onto a shelf, a wrong one is named, and nothing is booked before all are there', async () => {
    const { user, sent } = open([], replies)
    scanCode(waybill)
    const panel = within(await screen.findByRole('article', { name: title }))
    scanCode(`${goodsNumberText(41)}-1`)
    expect(await screen.findByText('Scan the shelf first')).toBeTruthy()
    scanCode('SHELF:R-1')
    scanCode(`${goodsNumberText(77)}-1`)
    expect(await screen.findByText(`${goodsNumberText(77)} was not in this package`)).toBeTruthy()
    scanCode(`${goodsNumberText(41)}-1`)
    expect(await panel.findByText('R-1 · good')).toBeTruthy()
    await user.keyboard('{F4}')
    expect(await panel.findByText('R-1 · damaged')).toBeTruthy()
    expect(panel.getAllByText('Still missing: the weight, a photo, 1 thing.')).not.toEqual([])
    await user.click(panel.getByRole('button', { name: /Return to stock/ }))
    expect(sent.some(({ spec }) => spec.endsWith('come_back'))).toBe(false)
  })

  test('what is not in the box is said with its cause, and is missing no more once it is scanned', async () => {
    const { user } = open([], replies)
    scanCode(waybill)
    const panel = within(await screen.findByRole('article', { name: title }))
    const [first] = await panel.findAllByRole('button', { name: 'Not in the box' })
    await user.click(first!)
    await user.selectOptions(panel.getByLabelText('Why it is not there'), 'The box was opened or torn')
    expect(panel.getAllByText('Still missing: the weight, a photo, 1 thing.')).not.toEqual([])
    scanCode('SHELF:R-1')
    scanCode(`${goodsNumberText(41)}-1`)
    expect(await panel.findByText('R-1 · good')).toBeTruthy()
    expect(panel.queryByLabelText('Why it is not there')).toBeNull()
  })
})
