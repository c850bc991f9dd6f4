import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { workText as words } from '@longhaul/text/console/shell/work.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QueueScreen } from '../queue/QueueScreen.tsx'
import { ID, renderConsole } from '../testing.tsx'
import type { Assignment } from './use-assignments.ts'

type Case = Reply<'GET /staff/refund_cases'>['items'][number]

const aCase = (number: number) => ({ id: ID(number), order_number: `Case ${number}` })
const assignment = (
  number: number,
  of: number,
  name: string,
  over: Partial<Assignment> = {},
): Assignment => ({
  kind: 'refund_case',
  id: ID(number),
  staff_id: ID(of),
  staff_name: name,
  given_by_name: name,
  given_at: '2026-11-02T02:00:00.000Z',
  note: '',
  ...over,
})

function Desk() {
  const list = usePages('GET /staff/refund_cases', {})
  return (
    <QueueScreen<Case>
      title="Desk"
      list={list}
      work="refund_case"
      renderRow={(row) => ({ title: row.order_number, sub: 'late' })}
      renderPanel={({ id }) => <article aria-label={id} />}
      none={<p>Nothing to do</p>}
    />
  )
}

const open = (given: readonly Assignment[]) =>
  renderConsole(<Desk />, {
    replies: {
      'GET /staff/refund_cases': () => ({ items: [aCase(3), aCase(4)], next_cursor: null }),
      'GET /staff/assignments': () => ({ items: given }),
      'GET /staff/team': () => ({
        items: [
          { id: ID(1), name: 'Su', roles: ['support'], warehouse_id: null },
          { id: ID(8), name: 'Lin', roles: ['buyer'], warehouse_id: null },
          { id: ID(9), name: 'Wu', roles: ['warehouse'], warehouse_id: 'GZ1' },
        ],
      }),
      'POST /staff/assignments': () => ({ assignment: null }),
    },
  })

const bar = async () => within(await screen.findByRole('group', { name: words.label }))
const last = (sent: { body?: unknown }[]) => sent.at(-1)?.body

test('an entry of nobody is taken, and given only to who works on such entries', async () => {
  const { user, sent } = open([])
  await user.click((await bar()).getByRole('button', { name: words.take }))
  const body = { kind: 'refund_case', id: ID(3), seen: null }
  await waitFor(() => expect(last(sent)).toEqual({ ...body, to: ID(1) }))
  await user.click((await bar()).getByRole('button', { name: words.give }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: words.giveNow }))
  expect(await dialog.findByText(words.toNeeded)).toBeTruthy()
  expect(dialog.queryByRole('option', { name: 'Wu' })).toBeNull()
  await user.selectOptions(dialog.getByLabelText(words.to), 'Lin')
  await user.type(dialog.getByLabelText(words.noteLabel), 'Today, please')
  await user.click(dialog.getByRole('button', { name: words.giveNow }))
  await waitFor(() => expect(last(sent)).toEqual({ ...body, to: ID(8), note: 'Today, please' }))
})

test('what is a colleague’s is said in its row, and taken over after a warning', async () => {
  const { user, sent } = open([assignment(3, 8, 'Lin', { given_by_name: 'Su', note: 'Call first' })])
  expect(await (await bar()).findByText(words.theirs('Lin'))).toBeTruthy()
  expect((await bar()).getByText(/Call first/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /Case 3.*With Lin/s })).toBeTruthy()
  await user.click((await bar()).getByRole('button', { name: words.takeOver }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.takeOver }))
  await waitFor(() => expect(last(sent)).toMatchObject({ to: ID(1), seen: ID(8) }))
})

test('“Mine” shows the own entries only, and one is given back', async () => {
  const { user, sent } = open([assignment(4, 1, 'Su')])
  await user.click(await screen.findByRole('button', { name: /^Mine/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Case 3/ })).toBeNull())
  expect(screen.getByRole('button', { name: /Case 4.*Yours/s })).toBeTruthy()
  await user.click((await bar()).getByRole('button', { name: words.giveBack }))
  await waitFor(() => expect(last(sent)).toMatchObject({ id: ID(4), to: null, seen: ID(1) }))
})
