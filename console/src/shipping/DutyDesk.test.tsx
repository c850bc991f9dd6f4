import type { Reply } from '@longhaul/contract/routes.ts'
import { dutyDeskText as words } from '@longhaul/text/console/shipping/duty-desk.ts'
import { dutyInvoicesText as invoiceWords } from '@longhaul/text/console/shipping/duty-invoices.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import type { Release } from './WaitingRules.tsx'
import ShippingScreen from './ShippingScreen.tsx'

type Overview = Reply<'GET /staff/duty_rules'>
const release = (over: Partial<Release>): Release => ({
  ...{ id: ID(1), version: '2026-11-28.1', source: 'product', state: 'applied' },
  ...{ valid_from: '2026-11-28', minimum_product: '0.2.0', staff_name: null },
  urgent: false,
  ...{ arrived_at: '2026-11-28T06:00:00Z', applies_at: '2026-11-29T06:00:00Z' },
  applied_at: '2026-11-28T06:00:00Z',
  ...over,
})
const waiting = release({
  ...{ id: ID(2), version: '2026-12-05.1', source: 'url', state: 'staged', applied_at: null },
  applies_at: '2026-12-06T06:00:00Z',
})
const place = (over: Partial<Overview['places'][number]>): Overview['places'][number] => ({
  ...{ place: 'DE', name: 'Germany', summary: 'VAT 19%', by: 'release', own_since: null },
  ...{ checked: '2026-11-28', is_old: false, strength: 'official', packages: 21, overrides: 0 },
  charged: null,
  alarms: [],
  ...over,
})
const overview: Overview = {
  version: '2026-11-28.1',
  day: '2026-11-29',
  alarms: [
    {
      ...{ kind: 'ended', places: [{ place: 'US', name: 'United States' }], rule: 'Section 122 surcharge' },
      ...{ day: '2026-07-23', days: 129, packages: 9, charged: null, is_grave: true },
    },
  ],
  places: [
    place({}),
    place({ place: 'US', name: 'United States', alarms: ['ended'], packages: 9 }),
    place({ place: 'MX', name: 'Mexico', by: 'own', own_since: '2026-11-12', packages: 0, summary: '' }),
    place({ place: 'PG', name: 'Papua New Guinea', by: 'nobody', packages: 1, summary: '', checked: null }),
  ],
}
const feed = { is_set: true, asked_at: null, heard_at: '2026-11-29T06:10:00Z', fault: '', detail: '' }
const changes = [
  {
    places: ['DE', 'FR', 'IT', 'ES'].map((code) => ({ place: code, name: code })),
    change: 'changed' as const,
    checked_again: 2,
    tables: ['eu.cet'],
    rows: [
      {
        ...{ change: 'changed' as const, facet: 'amount' as const, name: 'Flat duty' },
        ...{ before: '€3.00 EUR a kind of goods', after: '€4.00 EUR a kind of goods' },
      },
    ],
  },
]

const germany: Reply<'GET /staff/duty_rules/{place}'> = {
  ...{ place: 'DE', name: 'Germany', idle: [] },
  charges: [
    {
      ...{ id: 'eu.vat', kind: 'tax', name: 'Import VAT', how: '19% of goods and freight' },
      figures: [
        { figure: 'rate', value: 190_000, currency: null },
        { figure: 'limit', value: 15_000, currency: 'EUR' },
      ],
      override: null,
    },
    {
      ...{ id: 'eu.flat', kind: 'duty', name: 'Flat duty', how: '€3.00 EUR a kind of goods' },
      figures: [{ figure: 'amount', value: 300, currency: 'EUR' }],
      override: {
        ...{ figure: 'amount', value: 450, reason: 'As billed', since: '2026-11-20', by: 'Fay' },
      },
    },
  ],
}

const open = (
  over: {
    releases?: Release[]
    roles?: ('finance' | 'support')[]
    fault?: string
    places?: Overview['places']
  } = {},
) =>
  renderConsole(<ShippingScreen />, {
    path: '/rates?tab=duties',
    roles: over.roles ?? ['finance'],
    replies: {
      'GET /staff/duty_rules': () => ({ ...overview, ...(over.places && { places: over.places }) }),
      'GET /staff/rules_releases': () => ({
        releases: over.releases ?? [waiting, release({})],
        feed: { ...feed, fault: over.fault ?? '', detail: over.fault ? 'places/US.json' : '' },
      }),
      'GET /staff/rules_releases/{id}': () => ({
        ...{ ...waiting, compared: '2026-11-28.1', changes },
        tables: [
          {
            ...{ name: 'eu.cet', title: 'EU tariff', change: 'changed' as const },
            ...{ before: '2021-01-27', after: '2026-11-01', changed: 1_204, added: 31, removed: 0 },
            examples: [{ code: '61', before: '12%', after: '10%' }],
          },
        ],
      }),
      'GET /staff/duty_tables': ({ params }: { params: URLSearchParams }) => ({
        tables: [
          {
            ...{ name: 'eu.cet', title: 'EU tariff', source: 'customs', licence: 'CC0-1.0' },
            ...{ copied: '2021-01-27', strength: 'old' as const, lines: 11_830 },
            places: [{ place: 'DE', name: 'Germany' }],
            ...{ rate: params.get('code') === '950300' ? '0% to 4.7%' : '', is_range: true },
          },
        ],
      }),
      'GET /staff/rules_releases/{id}/effects': () => ({
        places: [
          {
            ...{
              place: 'DE',
              name: 'Germany',
              packages: 50,
              same: 41,
              more: 8,
              less: 0,
              unknown: 1,
              known: 0,
            },
            ...{ median_fen: 930, open_quotes: 3 },
          },
        ],
      }),
      'GET /staff/duty_invoices': () => ({ invoices: [] }),
      'GET /staff/duty_rules/{place}': () => germany,
      'PUT /staff/duty_rules/{place}/{charge}': () => ({}),
      'DELETE /staff/duty_rules/{place}/{charge}': () => ({}),
      'POST /staff/duty_invoices/preview': () => ({
        ...{ fault_count: 0, faults: [] },
        rows: [
          {
            ...{ row: 2, tracking_number: 'EA123456799CN', amount_minor: 1_250, currency: 'EUR' },
            ...{ fate: 'counts', parcel: { id: ID(7), number: 'P000203183' } },
            ...{ charged_fen: 9_800, likely_fen: 9_100 },
          },
          {
            ...{ row: 3, tracking_number: 'ZZ123456789ZZ', amount_minor: 700, currency: 'EUR' },
            ...{ fate: 'unknown', parcel: null, charged_fen: null, likely_fen: null },
          },
        ],
      }),
      'POST /staff/duty_invoices': () => ({ id: ID(8), fault_count: 0, faults: [] }),
      'POST /staff/rules_releases/{id}/apply': () => release({}),
      'POST /staff/rules_releases/roll_back': () => release({}),
    },
  })

test('a rule that ended stands at the top, with the packages that it concerns', async () => {
  open()
  const title =
    'United States: “Section 122 surcharge” ended 129 days ago, on 23 Jul 2026, and nothing follows it'
  const note = (await screen.findByText(title)).closest('.note')
  expect(note?.getAttribute('data-tone')).toBe('bad')
  expect(note?.textContent).toContain('9 packages in 90 days')
})

test('each place says by whose rules it is, since when they differ, and what needs a look', async () => {
  open()
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!)
  expect((await rowOf('Germany')).getByText(words.good)).toBeTruthy()
  expect((await rowOf('United States')).getByText(words.alarmTags.ended)).toBeTruthy()
  expect((await rowOf('Mexico')).getByText(words.ownSince('12 Nov 2026'))).toBeTruthy()
  expect((await rowOf('Papua New Guinea')).getByText(words.unknown)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(words.filter), { target: { value: 'alarms' } })
  const table = within(screen.getByRole('table', { name: words.places }))
  expect(table.getAllByRole('row')).toHaveLength(2)
})

test('of many places the first are shown, the others on request, and each is found by its name or code', async () => {
  const many = Array.from({ length: 20 }, (_, at) => place({ place: `A${at}`, name: `Place ${at + 10}` }))
  open({ places: [...many, place({ place: 'MX', name: 'Mexico' })] })
  expect(await screen.findByText('Place 10')).toBeTruthy()
  expect(screen.queryByText('Mexico')).toBeNull()
  const search = screen.getByLabelText(words.search)
  fireEvent.change(search, { target: { value: ' mexi' } })
  expect(screen.getByText('Mexico')).toBeTruthy()
  expect(screen.queryByText('Place 10')).toBeNull()
  fireEvent.change(search, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: words.showWhole('21') }))
  expect(screen.getByText('Mexico')).toBeTruthy()
  expect(screen.getByText('Place 29')).toBeTruthy()
})

test('a release that waits tells what it changes, and is applied with a reason', async () => {
  const { sent } = open()
  expect(await screen.findByText(words.more('DE', 3))).toBeTruthy()
  expect(screen.getByText('€3.00 EUR a kind of goods').tagName).toBe('S')
  expect(screen.getByText(words.checkedAgain(2))).toBeTruthy()
  expect(await screen.findByText('+¥9.30')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.apply }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Compared with the law' } })
  fireEvent.click(dialog.getByRole('button', { name: words.apply }))
  await screen.findByText(words.applied)
  expect(sent.at(-1)).toMatchObject({
    spec: 'POST /staff/rules_releases/{id}/apply',
    body: { reason: 'Compared with the law' },
  })
})

test('going back names the version that was shown', async () => {
  const { sent } = open({
    releases: [release({}), release({ id: ID(3), version: '2026-10-01.1', state: 'replaced' })],
  })
  fireEvent.click(await screen.findByRole('button', { name: words.rollBack }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'A wrong rate' } })
  fireEvent.click(dialog.getByRole('button', { name: words.rollBack }))
  await screen.findByText(words.rolledBack)
  expect(sent.at(-1)?.body).toEqual({ reason: 'A wrong rate', applied: '2026-11-28.1' })
})

test('an answer of the address that was not taken is told with its reason', async () => {
  open({ fault: 'These duty rules are not signed, so nothing was changed' })
  expect(await screen.findByText(words.feedFault)).toBeTruthy()
  expect(screen.getByText('places/US.json')).toBeTruthy()
})

test('support reads, and does not decide', async () => {
  open({ roles: ['support'] })
  expect((await screen.findByRole('button', { name: words.apply })).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('a table of rates says its day, its source and its lines, and the rate of a number', async () => {
  open()
  const table = within(await screen.findByRole('table', { name: words.tables }))
  expect(table.getByText('customs · CC0-1.0')).toBeTruthy()
  expect(table.getByText('11,830')).toBeTruthy()
  expect(table.getByText(words.strengths.old)).toBeTruthy()
  const field = screen.getByLabelText(words.code)
  fireEvent.change(field, { target: { value: '9503' } })
  expect(await screen.findByText(words.codeWrong)).toBeTruthy()
  fireEvent.change(field, { target: { value: '9503.00' } })
  expect(await screen.findByText('0% to 4.7%')).toBeTruthy()
  expect(screen.getByText(words.isRange)).toBeTruthy()
})

test('a release that changes a table says in how many numbers, with a few of them', async () => {
  open()
  expect(await screen.findByText(/other rates: 1,204 · new numbers: 31/)).toBeTruthy()
  expect(screen.getByText(words.byTables('EU tariff'))).toBeTruthy()
  expect(screen.getByText('12%').tagName).toBe('S')
})

test('a place says how far its estimates were off, and an alarm that they are too often', async () => {
  const charged = { packages: 24, inside_per_mille: 300, error_per_mille: 182 }
  overview.places[0] = place({ charged, alarms: ['estimates_off'] })
  overview.alarms.push({
    ...{ kind: 'estimates_off', places: [{ place: 'DE', name: 'Germany' }], rule: '', day: null },
    ...{ days: 0, packages: 21, charged, is_grave: false },
  })
  open()
  expect(await screen.findByText(/half of 24 packages were charged at least 18.2% more or less/)).toBeTruthy()
  const row = within(screen.getByText('Germany').closest('tr')!)
  expect(row.getByText('off by 18.2%')).toBeTruthy()
  expect(row.getByText(words.alarmTags.estimates_off)).toBeTruthy()
  overview.alarms.pop()
  overview.places[0] = place({})
})

test('a carrier’s invoice is pasted, shown with what it matches, and only then stored', async () => {
  const { sent } = open()
  fireEvent.click(await screen.findByRole('button', { name: invoiceWords.add }))
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(invoiceWords.carrier, 'DHL')
  type(invoiceWords.number, 'D-1')
  type(invoiceWords.pasted, 'tracking_number,amount,currency\nEA123456799CN,12.50,EUR')
  fireEvent.click(screen.getByRole('button', { name: invoiceWords.check }))
  expect(await screen.findByText(invoiceWords.fates.unknown)).toBeTruthy()
  expect(screen.getByText('P000203183')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: invoiceWords.store }))
  await screen.findByText(invoiceWords.done)
  expect(sent.at(-1)).toMatchObject({
    spec: 'POST /staff/duty_invoices',
    body: { carrier: 'DHL', number: 'D-1' },
  })
})

test('one figure of a charge is replaced by our own, with a reason, and another restored', async () => {
  const { sent } = open()
  fireEvent.click(await screen.findByRole('button', { name: words.chargesOf('Germany') }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText(/€4.50 EUR/)).toBeTruthy()
  expect(sheet.getByText(words.ownSince('20 Nov 2026'))).toBeTruthy()
  fireEvent.click(sheet.getByRole('button', { name: `${words.restore} Flat duty` }))
  await screen.findByText(words.restored)
  expect(sent.at(-1)).toMatchObject({ spec: 'DELETE /staff/duty_rules/{place}/{charge}' })
  fireEvent.click(sheet.getAllByRole('button', { name: words.replace })[0]!)
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(sheet.getByLabelText(label), { target: { value } })
  type(words.value, '7,125')
  fireEvent.click(sheet.getByRole('button', { name: words.saveFigure }))
  expect((await sheet.findAllByText(words.valueWrong)).length).toBeGreaterThan(0)
  type(words.value, '7,5 %')
  type(/Why \(English\)/, 'As billed')
  type(/Why \((?!English)/, '按账单')
  // Twice within a moment, a press of the button counts once.
  fireEvent.submit(sheet.getByLabelText(words.value).closest('form')!)
  await screen.findByText(words.figureSaved)
  expect(sent.at(-1)).toMatchObject({ body: { figure: 'rate', value: 75_000, reason_en: 'As billed' } })
})
