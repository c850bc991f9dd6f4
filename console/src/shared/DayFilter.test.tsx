import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { DayFilter } from './DayFilter.tsx'

afterEach(cleanup)

function open(from = '', to = '') {
  const changes: { from: string; to: string }[] = []
  function Kept() {
    const [days, setDays] = useState({ from, to })
    return (
      <DayFilter
        {...days}
        onChange={(next) => {
          changes.push(next)
          setDays(next)
        }}
      />
    )
  }
  render(<Kept />)
  return { changes, user: userEvent.setup(), days: () => screen.getByRole<HTMLSelectElement>('combobox') }
}

test('a preset sets both days, and Any day sets neither', async () => {
  const { changes, user, days } = open()
  const today = shanghaiDay(new Date())
  await user.selectOptions(days(), 'Today')
  await user.selectOptions(days(), 'Any day')
  expect(changes).toEqual([
    { from: today, to: today },
    { from: '', to: '' },
  ])
  expect(screen.queryByLabelText('First day')).toBeNull()
})

test('custom days are entered as dates, as are days in the address that match no preset', async () => {
  const { changes, user, days } = open('2020-02-03')
  expect(days().value).toBe('own')
  fireEvent.input(screen.getByLabelText('Last day'), { target: { value: '2020-03-01' } })
  expect(changes).toEqual([{ from: '2020-02-03', to: '2020-03-01' }])
  await user.selectOptions(days(), 'Last 7 days')
  expect(screen.queryByLabelText('First day')).toBeNull()
  await user.selectOptions(days(), 'Custom')
  // The fields start with the period shown before.
  expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe(changes.at(-1)!.from)
})
