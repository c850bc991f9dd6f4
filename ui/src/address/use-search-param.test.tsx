import '../testing.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MemoryRouter, useLocation, useNavigate } from './router.tsx'
import { useSearchParam } from './use-search-param.ts'

function Filters() {
  const [status, setStatus] = useSearchParam('status')
  const [words, setWords] = useSearchParam('q', { replace: true, drop: 'id' })
  const navigate = useNavigate()
  const setBoth = (nextStatus: string, nextWords: string) => {
    setStatus(nextStatus)
    setWords(nextWords)
  }
  return (
    <>
      <p>{`${status}/${words}`}</p>
      <button onClick={() => setBoth('paid', 'mug')}>Both</button>
      <button onClick={() => setBoth('', '')}>Neither</button>
      <button onClick={() => setWords('cup')}>Words</button>
      <button onClick={() => navigate(-1)}>Back</button>
    </>
  )
}
let address = ''
function Watch() {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}
const open = (at: string) =>
  render(
    <MemoryRouter at={at}>
      <Filters />
      <Watch />
    </MemoryRouter>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('two simultaneous changes are both kept and make one step in the history', async () => {
  open('/list?page=2')
  await press('Both')
  expect(address).toBe('/list?page=2&status=paid&q=mug')
  expect(screen.getByText('paid/mug')).toBeTruthy()
  await press('Neither')
  expect(address).toBe('/list?page=2')
  await press('Back')
  expect(address).toBe('/list?page=2&status=paid&q=mug')
  await press('Back')
  expect(address).toBe('/list?page=2')
})

test('a change after going back starts from the current address', async () => {
  open('/list')
  await press('Both')
  await press('Back')
  await press('Words')
  expect(address).toBe('/list?q=cup')
})

test('changing a parameter drops the one that no longer applies', async () => {
  open('/list?id=7&page=2')
  await press('Words')
  expect(address).toBe('/list?page=2&q=cup')
})
