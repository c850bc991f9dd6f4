import '@longhaul/ui/testing.ts'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import OrderScreen from './OrderScreen.tsx'
import { ids, inHours, orderItem, orderOf } from './orders.test-support.ts'

vi.hoisted(() => Object.assign(globalThis, { __LANG__: 'zh' }))

it('is Chinese from the rail to the buttons', async () => {
  const item = orderItem({
    stage: 'awaiting_customer',
    status: 'processing',
    question: {
      id: 'q',
      kind: 'price',
      note: '',
      old_fen: 10_800,
      new_fen: 12_800,
      service_fen: 100,
      answer_by: inHours(50),
    },
  })
  renderScreen(<OrderScreen />, {
    at: `/mine/order/orderDetail?id=${ids.order}`,
    replies: {
      'GET /configurations': configurationReply,
      'GET /warehouses': { warehouses: [], closed: [] },
      'GET /orders/{id}': orderOf([item]),
    },
  })
  const rail = await screen.findByRole('list', { name: '订单进度' })
  expect(within(rail).getByText('已审核')).toBeTruthy()
  expect(screen.getByRole('button', { name: '接受' })).toBeTruthy()
  const text = document.body.textContent ?? ''
  const latin = text.match(/[A-Za-z][A-Za-z ]{3,}/g) ?? []
  expect(latin.filter((words) => !/demo|example|mei/.test(words))).toEqual([])
})
