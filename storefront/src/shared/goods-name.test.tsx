import '@longhaul/ui/testing.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OriginalName } from './GoodsName.tsx'

const title = '黯淡鲸灯'
const machine = { title: 'Dim whale lamp', options: '', own: '', by_machine: true as const }
const shown = (names?: { title: string; options: string; own: string; by_machine?: true }) =>
  render(<OriginalName of={names ? { title, names } : { title }} />).container.textContent

test('a machine-translated name says so and shows the seller’s words', () => {
  expect(shown(machine)).toBe(`Machine translation · ${title}`)
})

test('a name that is not machine-translated, or is the shopper’s own, shows no such note', () => {
  expect(shown({ title: 'Whale lamp', options: '', own: '' })).toBe(title)
  expect(shown({ ...machine, own: 'For Bo' })).toBe(title)
  expect(shown()).toBe('')
})
