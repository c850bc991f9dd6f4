import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { giveCommand } from '../shared/station/commands.ts'
import { ID, Refused, renderConsole } from '../shared/testing.tsx'
import { PackingPanel } from './PackingPanel.tsx'
import { content, openPanel, parcel, rows } from './packing.test-support.tsx'

test('if a box is too heavy before everything is scanned, the items probably in it already are named', async () => {
  openPanel(
    parcel({
      contents: [content(11, 'A-10-1', 'YT7720418836621', true), content(12, 'A-2-1', 'SF1604883201557')],
    }),
  )
  await rows()
  // Carton and filling 110 g, the first item 400 g; with the second it is 910 g.
  fireEvent.input(screen.getByLabelText('Weight'), { target: { value: '910' } })
  expect(await screen.findByText('0.40 kg more than what was scanned')).toBeTruthy()
  expect(screen.getByText(/Not scanned yet: 1 Thing 12, together 0.40 kg/)).toBeTruthy()
  fireEvent.input(screen.getByLabelText('Weight'), { target: { value: '520' } })
  expect(screen.queryByText(/more than what was scanned/)).toBeNull()
})

test('a flaw that the shopper has accepted is shown at its piece', async () => {
  const flaw = { problem: 'damaged', note: 'One mug has a crack', accepted: true }
  openPanel(parcel({ contents: [{ ...content(11, 'A-1-1', 'YT7720418836621'), flaw }] }))
  expect(await screen.findByText('Damaged on arrival: One mug has a crack')).toBeTruthy()
  expect(screen.getByText('The shopper saw the photos and keeps it: do not ask again.')).toBeTruthy()
})

test('each piece shows its options, and what its shopper asked for: whole at the next one, a sign in the rows', async () => {
  const mug = (number: number, colour: string, given = {}) => ({
    ...content(number, 'A-1-1', 'YT7720418836621'),
    title: '粗陶马克杯',
    options_text: `颜色：${colour}`,
    ...given,
  })
  const remarks = [
    { of: 'item', text: 'No black dots please' } as const,
    { of: 'inbound', text: 'please remove the shoe box' } as const,
  ]
  openPanel(parcel({ contents: [mug(11, '沙色', { remarks }), mug(12, '青灰', { remarks })] }))
  expect(await screen.findByText('No black dots please')).toBeTruthy()
  expect(screen.getByText('please remove the shoe box')).toBeTruthy()
  expect(screen.getByText('沙色')).toBeTruthy()
  const row = screen.getByRole('button', { name: /青灰/ })
  expect(row.textContent).toContain('GZ A-1-1')
  expect(within(row).getByTitle(/No black dots please.*please remove the shoe box/)).toBeTruthy()
})

test('F4 shows where a missing piece was put, and moves on to the next one', async () => {
  const { user } = openPanel(parcel(), {
    'GET /staff/stock_items/{id}/places': () => ({
      items: [
        { shelf: 'A-2-1', at: '2026-11-02T01:00:00.000Z', by: 'Wu' },
        { shelf: 'B-7-3', at: '2026-11-01T01:00:00.000Z', by: null },
      ],
    }),
  })
  await rows()
  await user.keyboard('{F4}')
  const sheet = within(await screen.findByRole('dialog', { name: 'Where it was last put' }))
  expect(sheet.getByText('Thing 12')).toBeTruthy()
  expect(await sheet.findByText('B-7-3')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Scan others first' }))
  expect(screen.queryByRole('dialog', { name: 'Where it was last put' })).toBeNull()
  const [, next] = await rows()
  expect(next?.getAttribute('aria-current')).toBe('step')
  expect(next?.textContent).toContain('Thing 11')
})

test('what was typed and photographed is kept on the server, and is there again after another package', async () => {
  const start = parcel({})
  const { sent, unmount } = openPanel(start, { 'PUT /staff/parcels/{id}/packing_draft': () => ({}) })
  await rows()
  fireEvent.input(screen.getByLabelText('Weight'), { target: { value: '4300' } })
  unmount()
  await waitFor(() => expect(sent.at(-1)?.spec).toBe('PUT /staff/parcels/{id}/packing_draft'))
  expect(sent.at(-1)?.body).toMatchObject({ weight: '4300', photo_file_ids: [] })
  const draft = {
    weight: '4300',
    length: '',
    width: '',
    height: '',
    carton: null,
    photos: [{ id: ID(5), url: '/p' }],
  }
  openPanel(parcel({ draft }))
  await rows()
  expect(screen.getByLabelText<HTMLInputElement>('Weight').value).toBe('4300')
  expect(screen.queryByText('Take a photo of the contents before sealing.')).toBeNull()
})

test('nothing is kept of a package that is being finished, unless that fails', async () => {
  const contents = [content(11, 'A-10-1', 'YT7720418836621', true)]
  const measured = { weight: '500', length: '20', width: '15', height: '10' }
  const photos = [{ id: ID(5), url: '/p' }]
  let fail = () => {}
  const { sent, user } = openPanel(parcel({ contents, draft: { ...measured, carton: null, photos } }), {
    'PUT /staff/parcels/{id}/packing_draft': () => ({}),
    'POST /staff/parcels/{id}/pack': () =>
      new Promise((resolve) => (fail = () => resolve(new Refused(503, 'Please try again')))),
  })
  await rows()
  const specs = () => sent.map(({ spec }) => spec)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  fireEvent.input(screen.getByLabelText('Weight'), { target: { value: '495' } })
  await user.keyboard('{F9}')
  await waitFor(() => expect(specs()).toContain('POST /staff/parcels/{id}/pack'))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(specs()).not.toContain('PUT /staff/parcels/{id}/packing_draft')
  fail()
  await waitFor(() => expect(specs()).toContain('PUT /staff/parcels/{id}/packing_draft'))
  vi.useRealTimers()
})

test('the label on the finished box proves the right box; another label is said to be on the wrong one', async () => {
  const [number, other] = [readableNumber('P', 20336), readableNumber('P', 20337)]
  const onNext = vi.fn()
  const { user } = renderConsole(<PackingPanel id={ID(1)} onNext={onNext} onOpen={() => false} />, {
    roles: ['warehouse'],
    replies: { 'GET /staff/parcels/{id}': () => parcel({ stage: 'to_ship', number }) },
  })
  expect(await screen.findByText(`Stick the label on the box and scan it: ${number}`)).toBeTruthy()
  await user.keyboard(`${other}{Enter}`)
  expect(await screen.findByText(`This label is ${other}, but the box is ${number}`)).toBeTruthy()
  expect(onNext).not.toHaveBeenCalled()
  await user.keyboard(`${number}{Enter}`)
  expect(onNext).toHaveBeenCalledOnce()
})

test('Ctrl Z opens a finished box again, with a reason', async () => {
  const { user } = openPanel(parcel({ stage: 'to_ship' }))
  await screen.findByRole('button', { name: /Weigh again|Open/ })
  act(() => {
    giveCommand('UNDO')
  })
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await user.keyboard('{Escape}')
})
