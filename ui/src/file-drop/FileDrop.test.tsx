import '../testing.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { whyNotFile } from './check-file.ts'
import { FileDrop } from './FileDrop.tsx'

URL.createObjectURL = vi.fn(() => 'blob:1')
URL.revokeObjectURL = vi.fn()

const MEGABYTE = 1024 * 1024
const file = (name: string, type: string, size = 10) => {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

function Page({ max = 1, percent }: { max?: number; percent?: number }) {
  const [files, setFiles] = useState<readonly File[]>([])
  return <FileDrop label="Receipt" value={files} onChange={setFiles} max={max} percent={percent} />
}
const input = () => screen.getByLabelText<HTMLInputElement>(/Receipt/)
const user = userEvent.setup({ applyAccept: false })

it.each([
  ['a.png', 'image/png', 2 * MEGABYTE, true],
  ['a.png', 'image/png', 2 * MEGABYTE + 1, false],
  ['A.JPG', 'image/jpeg', 1, true],
  ['a.gif', '', 1, true],
  ['a.webp', 'image/webp', 1, false],
  ['a.png', 'application/pdf', 1, false],
  ['png', 'image/png', 1, true],
])('%s, %s, %i bytes: %s', (name, type, size, good) => {
  const why = whyNotFile({ name, type, size }, { kinds: ['gif', 'jpg', 'png'], maxMegabytes: 2 })
  expect(why === null).toBe(good)
})

it('lists the chosen files and removes them', async () => {
  render(<Page />)
  await user.upload(input(), file('slip.png', 'image/png', 300_000))
  expect(screen.getByText('slip.png')).toBeTruthy()
  expect(screen.getByText('293 KB')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove slip.png' }))
  expect(screen.queryByText('slip.png')).toBeNull()
})

it('refuses a file before uploading, with the reason at the field', async () => {
  render(<Page />)
  await user.upload(input(), file('slip.pdf', 'application/pdf'))
  expect(screen.getByText('slip.pdf isn’t accepted. Choose a file of type GIF, JPG, PNG.')).toBeTruthy()
  expect(input().getAttribute('aria-invalid')).toBe('true')
  await user.upload(input(), file('big.png', 'image/png', 3 * MEGABYTE))
  expect(screen.getByText('big.png is larger than 2 MB. Choose a smaller file.')).toBeTruthy()
  await user.upload(input(), file('good.png', 'image/png'))
  expect(input().hasAttribute('aria-invalid')).toBe(false)
})

it('accepts dropped files', () => {
  render(<Page max={2} />)
  const drop = screen.getByText('Choose a file').closest('label')
  if (!drop) throw new Error('no drop target')
  const files = [file('a.png', 'image/png'), file('b.png', 'image/png'), file('c.png', 'image/png')]
  fireEvent.drop(drop, { dataTransfer: { files } })
  expect(screen.getAllByRole('button', { name: /Remove/ })).toHaveLength(2)
})

it('shows the progress of the upload', async () => {
  render(<Page percent={64} />)
  await user.upload(input(), file('slip.png', 'image/png'))
  expect(screen.getByText('Uploading, 64%')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'slip.png' }).getAttribute('value')).toBe('64')
})
