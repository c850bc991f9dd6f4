import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import AuditScreen from './AuditScreen.tsx'
import { changesOf } from './ActSheet.tsx'

type Act = Reply<'GET /staff/audit'>['items'][number]
const act: Act = {
  id: '9',
  at: '2026-11-02T02:00:00.000Z',
  person: { id: ID(1), name: 'Ada', email: 'ada@example.com' },
  action: 'change_staff',
  action_words: 'Changed a member of staff',
  subject_kind: 'staff',
  subject_words: 'Member of staff',
  subject_id: ID(7),
  subject_number: 'Lin',
  before: { roles: ['buyer'], name: 'Lin' },
  after: { roles: ['support'], name: 'Lin' },
  reason: '',
  address: '192.0.2.7',
  browser: 'Firefox',
  system: 'Linux',
  request_id: 'req-1',
}

test('requests the filters of the address and shows the changes of an entry field by field', async () => {
  const asked: string[] = []
  const { user } = renderConsole(<AuditScreen />, {
    path: `/audit?person=${ID(1)}&from=2026-11-01`,
    replies: {
      'GET /staff/audit/choices': () => ({
        people: [{ id: ID(1), name: 'Ada' }],
        actions: [
          { value: 'change_staff', words: 'Changed a member of staff' },
          { value: 'brand_new_act', words: 'brand new act' },
        ],
        subject_kinds: [{ value: 'staff', words: 'Member of staff' }],
      }),
      'GET /staff/audit': ({ params }) => {
        asked.push(params.toString())
        return { items: [act], next_cursor: null }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Changed a member of staff' }))
  expect(asked[0]).toContain(`person=${ID(1)}`)
  expect(asked[0]).toContain('from=2026-11-01')
  const sheet = screen.getByRole('dialog', { name: 'Changed a member of staff' })
  const row = within(sheet).getByText('roles').closest('tr')!
  expect(row.textContent).toContain('buyer')
  expect(row.textContent).toContain('support')
  expect(within(sheet).queryByText('name')).toBeNull()
  await user.click(within(sheet).getByRole('button', { name: 'Only entries about this' }))
  expect(asked.at(-1)).toContain(`subject_id=${ID(7)}`)
  // An action without a translation is still shown.
  expect(screen.getByRole('option', { name: 'brand new act' })).toBeTruthy()
})

test('equal values are not a change', () => {
  expect(changesOf(null, null)).toEqual([])
  expect(changesOf('requested', 'rejected')).toEqual([
    { field: 'value', before: 'requested', after: 'rejected' },
  ])
  expect(changesOf({ a: 1, b: [1] }, { a: 1, b: [2], c: true })).toEqual([
    { field: 'b', before: '[\n 1\n]', after: '[\n 2\n]' },
    { field: 'c', before: null, after: 'true' },
  ])
})
