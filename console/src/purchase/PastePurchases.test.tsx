import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf, staffItem } from '../shared/item.test-support.ts'
import { ID, Refused, renderConsole } from '../shared/testing.tsx'
import { ToBuy } from './ToBuy.tsx'

const WRONG = { row: 2, problem: 'not_to_buy', value: 'O9', fen: 0 }
const batch = (given = {}) => ({
  id: ID(77),
  order_count: 1,
  recorded: 1,
  waiting: 0,
  refused: [],
  created_at: '2026-11-02T00:00:00.000Z',
  ended_at: '2026-11-02T00:01:00.000Z',
  ...given,
})

async function paste(
  text: string,
  { faults = [], refuse = false, last = [] }: { faults?: unknown[]; refuse?: boolean; last?: unknown[] } = {},
) {
  let wrong = faults
  const opened = renderConsole(<ToBuy />, {
    path: '/purchase',
    roles: ['buyer'],
    replies: {
      'GET /staff/order_items': () => pageOf([staffItem(1, { stage: 'to_purchase' })], 'to_purchase'),
      'GET /staff/purchase_batches': () => ({ items: last }),
      'POST /staff/purchase_batches/preview': () => {
        const orders = [{ row: 1, number: '3582', item_count: 2, seller_name: 'Shop', paid_fen: 11_000 }]
        const found = { order_count: 1, item_count: 2, paid_fen: 11_000, orders, faults: wrong, doubts: [] }
        wrong = []
        return found
      },
      'POST /staff/purchase_batches': () => (refuse ? new Refused(409, 'Changed meanwhile') : batch()),
      'GET /staff/purchase_batches/{id}': () =>
        batch({ refused: [{ row: 3, number: '99', item_count: 1, message: 'Gone' }] }),
    },
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Paste purchases' }))
  const sheet = within(await screen.findByRole('dialog'))
  if (text) {
    fireEvent.input(sheet.getByLabelText('Lines'), { target: { value: text } })
    await opened.user.click(sheet.getByRole('button', { name: 'Check' }))
  }
  return { ...opened, sheet }
}

test('nothing is recorded while a line is faulty; without that line the whole list is', async () => {
  const { user, sent, sheet } = await paste('O1\t3582\nO9\t1', { faults: [WRONG] })
  expect((await sheet.findAllByText(/1 line is wrong/)).length).toBeGreaterThan(0)
  expect(sheet.getByRole('button', { name: /Record 1/ }).getAttribute('aria-disabled')).toBe('true')
  await user.click(sheet.getByRole('button', { name: 'Take them out' }))
  expect(sheet.getByLabelText<HTMLTextAreaElement>('Lines').value).toBe('O1\t3582')
  await user.click(sheet.getByRole('button', { name: 'Check' }))
  await user.click(await sheet.findByRole('button', { name: 'Record 1' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Record 1 order with 2 items?' })).getByRole('button', {
      name: 'Record 1',
    }),
  )
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ text: 'O1\t3582', expected_count: 1 }))
  expect(await screen.findByText('1 refused, each as a whole')).toBeTruthy()
  expect(screen.getByText(/Gone/)).toBeTruthy()
})

test('a list whose check is outdated keeps its text and must be checked again', async () => {
  const { user, sheet } = await paste('O1\t3582', { refuse: true })
  await user.click(await sheet.findByRole('button', { name: 'Record 1' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Record 1 order with 2 items?' })).getByRole('button', {
      name: 'Record 1',
    }),
  )
  expect(await sheet.findByText('Changed meanwhile')).toBeTruthy()
  expect(sheet.getByLabelText<HTMLTextAreaElement>('Lines').value).toBe('O1\t3582')
  expect(sheet.getByRole('button', { name: 'Check' })).toBeTruthy()
})

test('of five thousand faulty lines the first hundred are listed', async () => {
  const faults = Array.from({ length: 5_000 }, (_, at) => ({ ...WRONG, row: at + 1 }))
  const { sheet } = await paste('O1\t3582', { faults })
  expect((await sheet.findAllByText(/5000 lines are wrong/)).length).toBeGreaterThan(0)
  expect(sheet.getByText('and 4900 more')).toBeTruthy()
})

test('a list that is still being recorded is found again after the page was closed', async () => {
  const { user, sheet } = await paste('', { last: [batch({ recorded: 0, waiting: 1, ended_at: null })] })
  expect(await sheet.findByText(/Your last list: 0 of 1 recorded/)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Show it' }))
  expect(await sheet.findByText('1 of 1 done')).toBeTruthy()
})
