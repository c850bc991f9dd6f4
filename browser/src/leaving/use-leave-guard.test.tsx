import '@longhaul/ui/testing.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { BrowserRouter, useLocation } from '@longhaul/ui/address/router.tsx'
import { AskHost } from '@longhaul/ui/dialog/AskHost.tsx'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLeaveGuard } from './use-leave-guard.ts'

const question = { leaveTitle: 'Unsaved', leaveText: 'It would be lost.', leave: 'Leave', stay: 'Stay' }

function Form() {
  useLeaveGuard(question)
  return (
    <>
      <output>{useLocation().pathname}</output>
      <Link to="/stock">Stock</Link>
      <a href="/faq/1">In the shop</a>
      <AskHost />
    </>
  )
}

test('below a base path, the guard asks before a link of the application and leaves others to the browser', async () => {
  history.replaceState(null, '', '/console/profile')
  render(
    <BrowserRouter base="/console">
      <Form />
    </BrowserRouter>,
  )
  // Outside the application the browser asks by itself (use-kept-typing.ts). Stopped here, because jsdom
  // cannot follow it.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'In the shop' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  fireEvent.click(screen.getByRole('link', { name: 'Stock' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('/stock')).toBeTruthy()
  expect(location.pathname).toBe('/console/stock')
})
