import '../testing.ts'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Table } from './Table.tsx'

const rows = [
  { id: 'a', what: 'Recharge', amount: '¥500.00' },
  { id: 'b', what: 'Order', amount: '−¥428.00' },
]

it('is a table with a caption, row headers, and column heads that its cards repeat', () => {
  render(
    <Table
      caption="Statement"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { head: 'What', names: true, render: (row) => row.what },
        { head: 'Amount', align: 'end', render: (row) => row.amount },
      ]}
      foot="End of list"
    />,
  )
  const table = screen.getByRole('table', { name: 'Statement' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['What', 'Amount'])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual(['Recharge', 'Order'])
  expect(within(table).getByRole('cell', { name: '¥500.00' }).dataset['head']).toBe('Amount')
  expect(within(table).getByRole('cell', { name: 'End of list' })).toBeTruthy()
})

it('renders rows as lines if columns have a place in a line', () => {
  render(
    <Table
      caption="Statement"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { head: 'What', names: true, render: (row) => row.what },
        { head: 'Amount', align: 'end', inLine: 'end', render: (row) => row.amount },
        { head: 'Pieces', align: 'end', inLine: 'below', inCard: true, render: () => 7 },
      ]}
    />,
  )
  expect(screen.getByRole('table').hasAttribute('data-lines')).toBe(true)
  const amount = screen.getByRole('cell', { name: '¥500.00' })
  expect([amount.dataset['inLine'], amount.dataset['head']]).toEqual(['end', undefined])
  const [pieces] = screen.getAllByRole('cell', { name: '7' })
  expect([pieces!.dataset['inLine'], pieces!.dataset['head']]).toEqual(['below', 'Pieces'])
})

it('shows its sort order and asks its owner to sort', async () => {
  const onSort = vi.fn()
  render(
    <Table
      caption="Statement"
      rows={rows}
      rowKey={(row) => row.id}
      sort={{ by: 'what', down: true }}
      onSort={onSort}
      columns={[
        { head: 'What', sort: 'what', render: (row) => row.what },
        { head: 'Amount', sort: 'amount', render: (row) => row.amount },
      ]}
    />,
  )
  expect(screen.getByRole('columnheader', { name: 'What' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Amount' }).hasAttribute('aria-sort')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
  expect(onSort).toHaveBeenCalledWith('amount')
})

it('accepts two columns with the same head', () => {
  const complaints = vi.spyOn(console, 'error')
  render(
    <Table
      caption="Sums"
      columns={[
        { head: 'Amount', render: () => '1' },
        { head: 'Amount', render: () => '2' },
      ]}
      rows={['a']}
      rowKey={(row) => row}
    />,
  )
  expect(screen.getAllByRole('columnheader', { name: 'Amount' })).toHaveLength(2)
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['1', '2'])
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})
