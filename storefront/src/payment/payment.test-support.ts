import type { Reply } from '@longhaul/contract/routes.ts'

export const orderId = '00000000-0000-4000-8000-000000000101'
export const paymentId = '00000000-0000-4000-8000-000000000401'

const item = {
  kind: 'order' as const,
  id: orderId,
  number: 'O000102596',
  name: 'Backpack',
  amount_fen: 11_340,
  pay_by: null,
  goods: [
    {
      title: '羊毛针织帽',
      names: { title: 'Wool knitted hat', options: 'Brick red', own: '' },
      options_text: '颜色：砖红',
      quantity: 2,
      image: '/api/v1/files/hat',
    },
  ],
  goods_count: 1,
}

/** A payment of 113.40, with the given balance. */
export const previewOf = (availableFen: number, alreadyPaid = false): Reply<'POST /payments/preview'> => ({
  items: [item],
  total_fen: 11_340,
  available_fen: availableFen,
  missing_fen: alreadyPaid ? 0 : Math.max(0, 11_340 - availableFen),
  already_paid: alreadyPaid,
})

export const methods: Reply<'GET /payment_methods'> = {
  methods: [
    { id: 'sandbox', name: 'Sandbox card', note: 'For trying out', currencies: ['USD', 'CNY'], fee_per_mille: 30, fee_fixed_minor: 30 },
  ],
} // prettier-ignore

export const quote: Reply<'POST /recharges/preview'> = {
  currency: 'USD',
  pay_minor: 1_024,
  fee_minor: 60,
  credit_fen: 6_340,
  rate: '6.573628',
  rate_quoted_on: '2026-11-20',
}

export const paymentOf = (
  stage: Reply<'GET /payments/{id}'>['stage'],
  change: Partial<Reply<'GET /payments/{id}'>> = {},
): Reply<'GET /payments/{id}'> => ({
  id: paymentId,
  stage,
  total_fen: 11_340,
  items: [item],
  failure: '',
  kept_on_balance: false,
  created_at: '2026-11-21T06:00:00.000Z',
  ...change,
})

export const rechargeOf = (stage: Reply<'GET /recharges/{id}'>['stage']): Reply<'GET /recharges/{id}'> => ({
  id: paymentId,
  number: 'R000301132',
  stage,
  provider: 'sandbox',
  currency: 'USD',
  pay_minor: 7_874,
  fee_minor: 267,
  credit_fen: 50_000,
  rate: '6.573628',
  rate_quoted_on: '2026-11-20',
  provider_url: stage === 'created' ? 'https://pay.example/checkout' : null,
  failure: '',
  created_at: '2026-11-21T06:00:00.000Z',
  succeeded_at: stage === 'succeeded' ? '2026-11-21T06:01:00.000Z' : null,
})

export const me = (verified: boolean): Reply<'GET /users/info'> => ({
  id: 'm',
  code: 'A',
  avatar: null,
  name: 'Mei',
  nickname: 'Mei',
  email: 'mei@demo.example',
  email_verified: verified,
  first_name: '',
  last_name: '',
  birthday: null,
  phone: '',
  lang: 'en',
  currency: 'CNY',
  cart_count: 0,
  unread_count: 0,
  available_fen: 5_000,
  frozen_fen: 0,
})
