import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Combobox } from './Combobox.tsx'

const WORDS = ['pear', 'peach', 'plum']

function Fruit({ onChoose }: { onChoose?: (value: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <Combobox
      label="Fruit"
      listLabel="Kinds of fruit"
      none="No such fruit"
      value={value}
      onChange={setValue}
      onChoose={onChoose}
      suggest={(typed) =>
        WORDS.filter((word) => word.startsWith(typed)).map((word) => ({ value: word, label: word }))
      }
    />
  )
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruit' })

it('suggests while typing, and Enter chooses the active suggestion', async () => {
  const chosen: string[] = []
  render(<Fruit onChoose={(value) => chosen.push(value)} />)
  await userEvent.type(field(), 'pe')
  expect(screen.getAllByRole('option').map((entry) => entry.textContent)).toEqual(['pear', 'peach'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toBe('peach')
  await userEvent.keyboard('{Enter}')
  expect(field().value).toBe('peach')
  expect(chosen).toEqual(['peach'])
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('wraps around at both ends, and Escape closes it but keeps the text', async () => {
  render(<Fruit />)
  await userEvent.type(field(), 'p{ArrowUp}')
  expect(screen.getAllByRole('option').map((entry) => entry.getAttribute('aria-selected'))).toEqual([
    'false',
    'false',
    'true',
  ])
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field().value).toBe('p')
})

it('chooses on click, says when nothing is found, and accepts any text', async () => {
  render(<Fruit />)
  await userEvent.type(field(), 'plu')
  await userEvent.click(screen.getByRole('option', { name: 'plum' }))
  expect(field().value).toBe('plum')
  await userEvent.type(field(), 'x')
  expect(screen.getByText('No such fruit')).toBeTruthy()
  await userEvent.tab()
  expect(screen.queryByText('No such fruit')).toBeNull()
  expect(field().value).toBe('plumx')
})
