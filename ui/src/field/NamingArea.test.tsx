import '../testing.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { NamingArea } from './NamingArea.tsx'

function Note({ onEnter }: { onEnter?: () => void }) {
  const [value, setValue] = useState('')
  return (
    <NamingArea
      label="Note"
      listLabel="Colleagues"
      names={['Wu', 'Wu Min', '王敏', 'Zhou']}
      value={value}
      onChange={setValue}
      onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
    />
  )
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')

test('@ proposes names; arrows and Enter write one into the text, and Enter does nothing else', async () => {
  const user = userEvent.setup()
  let entered = 0
  render(<Note onEnter={() => (entered += 1)} />)
  await user.type(field(), 'Please @w')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Wu', 'Wu Min'])
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(field().value).toBe('Please @Wu Min ')
  expect(screen.queryByRole('option')).toBeNull()
  expect(entered).toBe(0)
  await user.keyboard('look{Enter}')
  expect(entered).toBe(1)
})

test('a Chinese name is proposed too, also after a full-width sign, and by a click', async () => {
  const user = userEvent.setup()
  render(<Note />)
  await user.type(field(), '请＠王')
  await user.click(screen.getByRole('option', { name: '王敏' }))
  expect(field().value).toBe('请@王敏 ')
})

test('an address for mail, an unknown name and Escape propose nothing, and arrows move the caret', async () => {
  const user = userEvent.setup()
  render(<Note />)
  await user.type(field(), 'wu@wu')
  expect(screen.queryByRole('option')).toBeNull()
  await user.type(field(), ' @xyz{Enter}next')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field().value).toBe('wu@wu @xyz\nnext')
  await user.type(field(), ' @z')
  expect(screen.getByRole('option', { name: 'Zhou' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
})
