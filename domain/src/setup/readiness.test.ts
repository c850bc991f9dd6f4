import { expect, test } from 'vitest'
import { codeOfMail, whyNotConfirmMail } from './mail-test.ts'
import {
  SETUP_STEPS,
  type SetupFacts,
  isOpen,
  missingSteps,
  setupSteps,
  whyNotClose,
  whyNotCome,
  whyNotOpen,
  whyNotPayable,
} from './readiness.ts'

const now = new Date('2026-11-09T02:00:00Z')
const facts: SetupFacts = {
  names: ['Kranich', '鹤行'],
  defaultNames: ['Longhaul', '远淘'],
  contactEmail: 'hello@kranich.example',
  contactHours: ['9 to 5', '9 点到 17 点'],
  confirmed: ['legal_texts', 'services', 'duties', 'fees'],
  warehouses: ['BER'],
  pricedLines: ['EMS'],
  served: ['DE', 'FJ'],
  withoutRules: ['FJ'],
  waysToPay: ['bank'],
  rates: [{ currency: 'USD', quotedOn: '2026-11-02' }],
  mailArrivedAt: ['ada@kranich.example'],
  workingDays: { lastDayOff: '2027-10-03' },
  admins: ['Ada'],
}
const missing = (changes: Partial<SetupFacts>) => missingSteps(setupSteps({ ...facts, ...changes }, now))

test('with everything in place nothing is missing', () => expect(missing({})).toEqual([]))

test.each([
  ['staff', { admins: [] }],
  ['name', { names: ['Longhaul', '鹤行'] }],
  ['name', { names: ['Kranich', ' '] }],
  ['contact', { contactEmail: '' }],
  ['contact', { contactHours: ['9 to 5', ''] }],
  ['legal_texts', { confirmed: ['services', 'duties', 'fees'] }],
  ['destinations', { served: [] }],
  ['services', { confirmed: ['legal_texts', 'duties', 'fees'] }],
  ['duties', { confirmed: ['legal_texts', 'services', 'fees'] }],
  ['warehouse', { warehouses: [] }],
  ['rates', { pricedLines: [] }],
  ['fees', { confirmed: ['legal_texts', 'services', 'duties'] }],
  ['way_to_pay', { waysToPay: [] }],
  ['exchange_rates', { rates: [{ currency: 'USD', quotedOn: '2026-10-31' }] }],
  ['exchange_rates', { rates: [{ currency: 'USD', quotedOn: undefined }] }],
  ['mail', { mailArrivedAt: [] }],
  ['working_days', { workingDays: undefined }],
] satisfies [string, Partial<SetupFacts>][])('%s is missing with %j', (step, changes) => {
  expect(missing(changes)).toEqual([step])
})

test('a shop opens once, with everything in place, and closes once; the demo is always open', () => {
  const steps = setupSteps(facts, now)
  const closed = setupSteps({ ...facts, waysToPay: [] }, now)
  const fresh = { isDemo: false, openedAt: null, closedAt: null }
  const open = { ...fresh, openedAt: now }
  const shut = { ...open, closedAt: now }
  const demo = { ...fresh, isDemo: true }
  expect([fresh, open, shut, demo].map(isOpen)).toEqual([false, true, false, true])
  expect([fresh, open, shut, demo].map(whyNotCome)).toEqual(['shop_not_open', null, 'shop_not_open', null])
  expect([fresh, open, shut, demo].map((state) => whyNotOpen(state, steps))).toEqual([
    null,
    'shop_open_already',
    null,
    'shop_open_already',
  ])
  expect(whyNotOpen(fresh, closed)).toBe('setup_missing')
  expect([fresh, open, shut, demo].map(whyNotClose)).toEqual([
    'shop_closed_already',
    null,
    'shop_closed_already',
    'demo_stays_open',
  ])
  expect(steps.map(({ id }) => id)).toEqual(SETUP_STEPS)
})

test('an order can be paid by a payment method, or from the balance', () => {
  expect(whyNotPayable({ hasWayToPay: true, availableFen: 0, totalFen: 1 })).toBeNull()
  expect(whyNotPayable({ hasWayToPay: false, availableFen: 1, totalFen: 1 })).toBeNull()
  expect(whyNotPayable({ hasWayToPay: false, availableFen: 0, totalFen: 1 })).toBe('no_way_to_pay')
})

test('a test mail is confirmed once, by its code or by the full URL', () => {
  const sent = { sentAt: new Date(now.getTime() - 60 * 60_000), confirmedAt: null }
  expect(whyNotConfirmMail(sent, now)).toBeNull()
  expect(whyNotConfirmMail(sent, new Date(now.getTime() + 1))).toBe('mail_test_over')
  expect(whyNotConfirmMail({ ...sent, confirmedAt: now }, now)).toBe('mail_test_over')
  expect(whyNotConfirmMail(undefined, now)).toBe('mail_test_over')
  expect(['abc-_1', ' abc-_1 ', 'https://a.example/console/setup?mail=abc-_1'].map(codeOfMail)).toEqual(
    Array(3).fill('abc-_1'),
  )
})
