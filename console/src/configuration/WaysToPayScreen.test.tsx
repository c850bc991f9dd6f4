import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from '../shared/testing.tsx'
import WaysToPayScreen from './WaysToPayScreen.tsx'

type Ways = Reply<'GET /staff/ways_to_pay'>
const provider = (changes: Partial<Ways['providers'][number]> = {}): Ways['providers'][number] => ({
  id: 'stripe',
  company: 'Stripe',
  is_set_up: false,
  is_live: false,
  currencies: ['USD', 'EUR'],
  settings: ['STRIPE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ...changes,
})
const draw = (ways: Ways) =>
  renderConsole(<WaysToPayScreen />, {
    roles: ['finance'],
    replies: { 'GET /staff/ways_to_pay': () => ways },
  })
const stateOf = async (company: string) =>
  within((await screen.findByText(company)).closest('tr')!).getAllByRole('cell')

it('says that nothing can be paid if there is no way to pay', async () => {
  draw({ bank: ' ', western_union: '', providers: [provider()] })
  expect(await screen.findByText('There’s no way to pay')).toBeTruthy()
})

it('shows each provider’s state and requirements, and shows the accounts read-only to roles that may not change them', async () => {
  draw({
    bank: 'ICBC 6222',
    western_union: '',
    providers: [
      provider({ is_set_up: true, is_live: true }),
      provider({ id: 'paypal', company: 'PayPal', is_set_up: true }),
      provider({ id: 'alipay', company: 'Alipay' }),
    ],
  })
  expect(await screen.findByText('ICBC 6222')).toBeTruthy()
  const words = await Promise.all(['Stripe', 'PayPal', 'Alipay'].map(stateOf))
  expect(words.map((cells) => cells.map((cell) => cell.textContent))).toMatchObject([
    ['In use', 'USD EUR', 'STRIPE_KEY STRIPE_WEBHOOK_SECRET'],
    ['In use, with test keys', 'USD EUR', 'STRIPE_KEY STRIPE_WEBHOOK_SECRET'],
    ['Not set up', 'USD EUR', 'STRIPE_KEY STRIPE_WEBHOOK_SECRET'],
  ])
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
