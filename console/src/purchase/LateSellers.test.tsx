import type { Reply } from '@longhaul/contract/routes.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { lateSellersText as words } from '@longhaul/text/console/purchase/late-sellers.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { ID, renderConsole } from '../shared/testing.tsx'
import { LateSellers } from './LateSellers.tsx'

type Late = Reply<'GET /staff/late_seller_orders'>['items'][number]

const late = (number: number, given: Partial<Late> = {}): Late => ({
  id: ID(number),
  number: `31208845019774${number}`,
  platform: 'taobao',
  seller_name: `店 ${number}`,
  state: 'not_sent',
  since: '2026-10-28T00:00:00.000Z',
  due_at: '2026-10-31T00:00:00.000Z',
  days_late: 1,
  group: 'ask',
  tracking_numbers: [],
  items: [
    {
      ...PLAIN,
      ...{ id: ID(100 + number), order_id: ID(200 + number), order_number: '10241-6' },
      ...{
        shopper_id: ID(900),
        shopper_name: 'Mei',
        title: 'Mug',
        options_text: '',
        quantity: 1,
        image: null,
      },
    },
  ],
  chases: [],
  text: `您好，订单 ${number}`,
  ...given,
})

function open(
  items: Late[],
  roles: readonly ('buyer' | 'support')[] = ['buyer'],
  mine: readonly string[] = [],
) {
  return renderConsole(<LateSellers />, {
    path: '/purchase?tab=late',
    roles,
    replies: {
      'GET /staff/assignments': () => ({
        items: mine.map((id) => ({
          ...{ kind: 'seller_order', id, staff_id: ID(1), staff_name: 'Su', given_by_name: 'Su', note: '' },
          given_at: '2026-11-02T01:00:00.000Z',
        })),
      }),
      'GET /staff/late_seller_orders': () => ({ items, today: '2026-11-02' }),
      'POST /staff/seller_orders/{id}/chases': ({ body }) => ({
        ...(body as { note: string; ask_again_on: string }),
        asked_at: '2026-11-02T01:00:00.000Z',
        by_name: 'Lin',
      }),
    },
  })
}

test('the most urgent group comes first, and the first that needs something is open', async () => {
  open([late(1, { group: 'wait' }), late(2), late(3, { group: 'tell' })])
  await screen.findByRole('heading', { name: words.groups.tell.title })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    words.groups.tell.title,
    words.groups.ask.title,
    words.groups.wait.title,
  ])
  expect(await screen.findByDisplayValue('您好，订单 2')).toBeTruthy()
  expect(screen.getAllByText(words.never).length).toBe(3)
})

test('one key copies the text as it was changed and notes that the seller was asked', async () => {
  const { user, sent } = open([late(1)])
  const text = await screen.findByDisplayValue('您好，订单 1')
  await user.type(text, '，急')
  await user.click(screen.getByRole('button', { name: words.copyAndAsk }))
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ note: '', ask_again_on: '2026-11-03' }))
  expect(await navigator.clipboard.readText()).toBe('您好，订单 1，急')
})

test('an answer is noted without copying, and only by buyers', async () => {
  const { user, sent, unmount } = open([late(1)])
  expect(await screen.findByRole('button', { name: words.noteOnly })).toHaveProperty('disabled', false)
  await user.type(screen.getByLabelText(new RegExp(words.note)), '明天发')
  await user.click(screen.getByRole('button', { name: words.noteOnly }))
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ note: '明天发', ask_again_on: '2026-11-03' }))
  unmount()
  const other = open([late(1)], ['support'])
  await user.click(await screen.findByRole('button', { name: words.copyAndAsk }))
  expect(other.sent).toEqual([])
})

test('the orders are narrowed to one’s own', async () => {
  const { user } = open([late(1), late(2)], ['buyer'], [ID(2)])
  await user.click(await screen.findByRole('button', { name: workText.mine }))
  await waitFor(() => expect(screen.queryByText('店 1')).toBeNull())
  expect(await screen.findByDisplayValue('您好，订单 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: workText.all }))
  expect(await screen.findByText('店 1')).toBeTruthy()
})
