import '../testing.ts'
import { code128, QUIET_MODULES } from '@longhaul/domain/numbers/code-128.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Barcode } from './Barcode.tsx'
import { TrackedNumber } from './TrackedNumber.tsx'

it('draws the bars of its number, with a quiet zone on both sides', () => {
  render(<Barcode text="P000203208" />)
  const code = screen.getByRole('img', { name: 'Barcode P000203208' })
  const bars = [...(code.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g)]
  const widths = bars.flatMap(([, left, wide], at) => {
    const next = bars[at + 1]
    return next ? [Number(wide), Number(next[1]) - Number(left) - Number(wide)] : [Number(wide)]
  })
  expect(widths).toEqual(code128('P000203208'))
  expect(bars[0]?.[1]).toBe(String(QUIET_MODULES))
  expect(code.getAttribute('viewBox')).toBe(`0 0 ${112 + 2 * QUIET_MODULES} 1`)
})

it('makes every bar a whole number of pixels wide', () => {
  const { rerender } = render(<Barcode text="1234" />)
  const width = () => Number(screen.getByRole('img').getAttribute('width'))
  const modules = code128('1234').reduce((sum, wide) => sum + wide, 0) + 2 * QUIET_MODULES
  expect(width()).toBe(2 * modules)
  rerender(<Barcode text="1234" small />)
  expect(width()).toBe(modules)
})

it('draws nothing for text that has no barcode', () => {
  const { container } = render(<Barcode text="包裹" />)
  expect(container.innerHTML).toBe('')
})

it('names the number in the label of its copy button', () => {
  render(<TrackedNumber number="P000203208" what="package number" />)
  expect(screen.getByText('P000203208')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy package number' })).toBeTruthy()
})
