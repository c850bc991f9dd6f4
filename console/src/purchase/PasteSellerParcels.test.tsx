import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf, staffItem } from '../shared/item.test-support.ts'
import { Refused, renderConsole } from '../shared/testing.tsx'
import { BoughtList } from './BoughtList.tsx'

const WRONG = { row: 2, problem: 'not_to_send', value: 'O9' }

async function paste(
  text: string,
  { faults = [], refuse = false }: { faults?: unknown[]; refuse?: boolean } = {},
) {
  let wrong = faults
  const opened = renderConsole(<BoughtList />, {
    path: '/purchase',
    roles: ['buyer'],
    replies: {
      'GET /staff/order_items': () => pageOf([staffItem(1, { stage: 'purchased' })], 'purchased'),
      'POST /staff/seller_parcels/preview': () => {
        const parcels = [
          { row: 1, seller_name: 'Shop', number: '3582', tracking_number: 'YT1', item_count: 2 },
        ]
        const found = { parcel_count: 1, item_count: 2, parcels, faults: wrong }
        wrong = []
        return found
      },
      'POST /staff/seller_parcels': () =>
        refuse ? new Refused(409, 'Changed meanwhile') : { parcel_count: 1, item_count: 2 },
    },
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Paste several' }))
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.input(sheet.getByLabelText('Lines'), { target: { value: text } })
  await opened.user.click(sheet.getByRole('button', { name: 'Check' }))
  return { ...opened, sheet }
}

test('nothing is recorded while a line is faulty; without that line the whole list is, in one call', async () => {
  const { user, sent, sheet } = await paste('3582\tYT1\nO9\tYT2', { faults: [WRONG] })
  expect((await sheet.findAllByText(/1 line is wrong/)).length).toBeGreaterThan(0)
  expect(sheet.getByText(/isn’t an order waiting for its seller/)).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Record 1' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(sheet.getByRole('button', { name: 'Take them out' }))
  expect(sheet.getByLabelText<HTMLTextAreaElement>('Lines').value).toBe('3582\tYT1')
  await user.click(sheet.getByRole('button', { name: 'Check' }))
  await user.click(await sheet.findByRole('button', { name: 'Record 1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.filter(({ spec }) => spec === 'POST /staff/seller_parcels').map(({ body }) => body)).toEqual([
    { text: '3582\tYT1', expected_count: 1 },
  ])
  expect(await screen.findByText('1 parcel with 2 items recorded')).toBeTruthy()
})

test('a list whose check is outdated keeps its text and must be checked again', async () => {
  const { user, sheet } = await paste('3582\tYT1', { refuse: true })
  await user.click(await sheet.findByRole('button', { name: 'Record 1' }))
  expect(await sheet.findByText('Changed meanwhile')).toBeTruthy()
  expect(sheet.getByLabelText<HTMLTextAreaElement>('Lines').value).toBe('3582\tYT1')
  expect(sheet.getByRole('button', { name: 'Check' })).toBeTruthy()
})

test('of five hundred faulty lines the first hundred are listed', async () => {
  const { sheet } = await paste('3582\tYT1', {
    faults: Array.from({ length: 500 }, (_, at) => ({ ...WRONG, row: at + 1 })),
  })
  expect((await sheet.findAllByText(/500 lines are wrong/)).length).toBeGreaterThan(0)
  expect(sheet.getByText('and 400 more')).toBeTruthy()
})
