import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Quantity } from './Quantity.tsx'

const onChange = vi.fn<(value: number) => void>()

function Page({ start = 2, max = 999 }) {
  const [value, setValue] = useState(start)
  return (
    <Quantity
      label="Shoes"
      value={value}
      max={max}
      says={`¥${value * 10}.00`}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Shoes' })

it('counts by buttons and arrows, and announces the new subtotal after a pause', async () => {
  render(<Page />)
  expect(screen.getByRole('group', { name: 'Shoes' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'One more: Shoes' }))
  await userEvent.click(input())
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(input().value).toBe('4')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(await screen.findByText('¥40.00')).toBeTruthy()
})

it.each([
  ['0', 1],
  ['', 1],
  ['1000', 999],
  ['12abc', 12],
])('clamps what is typed on leaving: %s', async (typed, expected) => {
  render(<Page />)
  await userEvent.clear(input())
  if (typed) await userEvent.type(input(), typed)
  await userEvent.tab()
  expect(input().value).toBe(String(expected))
})

it('does not go beyond its limits', async () => {
  render(<Page start={1} max={1} />)
  onChange.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'One less: Shoes' }))
  await userEvent.click(screen.getByRole('button', { name: 'One more: Shoes' }))
  expect(onChange).not.toHaveBeenCalled()
  expect(input().value).toBe('1')
})
