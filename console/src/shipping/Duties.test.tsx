import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { fieldsOf } from '@longhaul/domain/languages.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import type { DutyRule } from './duty-words.ts'
import ShippingScreen from './ShippingScreen.tsx'

const rule = (over: Partial<DutyRule>): DutyRule => ({
  id: ID(1),
  place: 'DE',
  valid_from: '2025-08-01',
  valid_until: null,
  kind: 'vat',
  currency: 'EUR',
  above_minor: null,
  within_minor: null,
  rate_per_mille: 190,
  amount_minor: null,
  per: 'parcel',
  basis: 'sourced',
  ...fieldsOf('note', inBoth('Import VAT at the standard rate.', '按标准税率征收进口增值税。')),
  source: 'the tariff',
  state: 'in_force',
  changed_at: null,
  staff_name: null,
  ...over,
})
const flat = rule({
  id: ID(2),
  place: 'EU',
  kind: 'flat_duty',
  rate_per_mille: null,
  amount_minor: 300,
  per: 'hs_code',
  within_minor: 15_000,
  basis: 'trade',
  note_en: 'For each kind of goods.',
})
const old = rule({ id: ID(3), place: 'US', kind: 'duty', state: 'past', valid_until: '2026-02-23' })

const open = (roles: ('finance' | 'support')[] = ['finance'], at = '') =>
  renderConsole(<ShippingScreen />, {
    path: `/rates?tab=own_duties${at}`,
    roles,
    replies: {
      'GET /staff/import_rules': () => ({ rules: [rule({}), flat, old], currencies: ['CNY', 'EUR'] }),
      'POST /staff/import_rules': () => rule({}),
      'PUT /staff/import_rules/{id}': () => rule({}),
      'POST /staff/import_rules/{id}/remove': () => ({}),
      'GET /country': () => ({ countries: [] }),
    },
  })
const rowOf = async (words: string) => within((await screen.findByText(words)).closest('tr')!)

test('a rule shows what is due, for which goods, on which days, and whether it has been checked', async () => {
  open()
  const vat = await rowOf('Import VAT at the standard rate.')
  expect(vat.getByText('Import tax: 19% of goods, freight and duty')).toBeTruthy()
  expect(vat.getByText('from 1 Aug 2025')).toBeTruthy()
  expect(vat.queryByText('To be checked')).toBeNull()
  const duty = await rowOf('For each kind of goods.')
  expect(duty.getByText('Flat duty: €3.00 EUR for each tariff number')).toBeTruthy()
  expect(duty.getByText('goods up to €150.00 EUR')).toBeTruthy()
  expect(duty.getByText('To be checked')).toBeTruthy()
  expect(screen.getByText(/^1 of the rules in force are general trade knowledge/)).toBeTruthy()
  expect(screen.getByText('2 of 3 rules')).toBeTruthy()
})

test('the filters find past rules and the rules of one destination', async () => {
  const { user } = open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Which rules' }), 'past')
  expect(await screen.findByText('1 of 3 rules')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Destination' }), 'DE')
  expect(await screen.findByText(/No rules here/)).toBeTruthy()
})

test('a new rate replaces the old one from a date, with its source and a reason', async () => {
  const { user, sent } = open()
  const row = await rowOf('Import VAT at the standard rate.')
  await user.click(row.getByRole('button', { name: 'Replace from a date' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  // The day, the source and the reason are required.
  expect((await sheet.findAllByText('Please fill this in')).length).toBeGreaterThanOrEqual(3)
  await user.clear(sheet.getByRole('textbox', { name: /Percentage/ }))
  await user.type(sheet.getByRole('textbox', { name: /Percentage/ }), '20.5')
  await user.type(sheet.getByLabelText(/First day/), '2027-01-01')
  await user.type(sheet.getByRole('textbox', { name: /Source/ }), 'Law gazette')
  await user.type(sheet.getByRole('textbox', { name: /Reason for the change/ }), 'New rate')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent.findLast((entry) => entry.spec === 'POST /staff/import_rules')?.body).toMatchObject({
      place: 'DE',
      kind: 'vat',
      rate_per_mille: 205,
      amount_minor: null,
      valid_from: '2027-01-01',
      basis: 'trade',
      replaces: ID(1),
      reason: 'New rate',
    }),
  )
})

test('only finance can remove a rule, with a reason', async () => {
  const { user, sent } = open()
  const row = await rowOf('For each kind of goods.')
  await user.click(row.getByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Never was so')
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() =>
    expect(sent.findLast((entry) => entry.spec.endsWith('/remove'))?.body).toEqual({
      reason: 'Never was so',
    }),
  )
})

test('support can read rules, and is told who may change them', async () => {
  open(['support'])
  const add = await screen.findByRole('button', { name: 'Add a rule' })
  await waitFor(() => expect(add.getAttribute('aria-disabled')).toBe('true'))
})

test('a file without a reason is not sent', async () => {
  const { user, sent } = open(['finance'], '&bring=1')
  await user.click(await screen.findByRole('button', { name: 'Check and preview' }))
  expect(await screen.findByText('Choose a file')).toBeTruthy()
  expect(sent.filter((entry) => entry.spec.startsWith('POST'))).toEqual([])
})
