import '../testing.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../button/Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { TextField } from './TextField.tsx'
import { useForm } from './use-form.ts'

type Sent = { email: string; again: string }

function Page({
  send = () => {},
  summary = false,
  keep,
}: {
  send?: (values: Sent) => unknown
  summary?: boolean
  keep?: string
}) {
  const form = useForm({
    start: { email: '', again: '' },
    check: {
      email: (value) => (value.includes('@') ? null : 'Enter your email address.'),
      again: (value, all) => (value === all.email ? null : 'The two must match.'),
    },
    send,
    keep,
    secret: ['again'],
  })
  return (
    <form {...form.props}>
      {summary && <ErrorSummary {...form.summary} />}
      <TextField label="Email" {...form.field('email')} />
      <TextField label="Again" {...form.field('again')} />
      <a href="/">Home</a>
      <Button data-leave="">Cancel</Button>
      <Button submit guardMs={0} busy={form.sending && 'Sending…'}>
        Send
      </Button>
    </form>
  )
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const again = () => screen.getByLabelText<HTMLInputElement>('Again')
const wrong = () => screen.queryAllByText(/Enter your email address|must match/)
const sendIt = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

describe('a field', () => {
  it('is validated on blur, not while typing, and its error disappears with the keystroke that fixes it', async () => {
    render(<Page />)
    await userEvent.type(email(), 'mei')
    expect(wrong()).toHaveLength(0)
    await userEvent.tab()
    expect(wrong()).toHaveLength(1)
    expect(email().getAttribute('aria-invalid')).toBe('true')

    await userEvent.type(email(), '@')
    expect(screen.queryByText('Enter your email address.')).toBeNull()
    expect(email().parentElement?.parentElement?.querySelector('.field-tick')).toBeTruthy()
  })

  it('is not validated when the focus moves to a link, to Cancel, or to another window', async () => {
    render(<Page />)
    for (const to of [screen.getByRole('link'), screen.getByRole('button', { name: 'Cancel' })]) {
      email().focus()
      fireEvent.blur(email(), { relatedTarget: to })
      expect(wrong()).toHaveLength(0)
    }
    email().focus()
    fireEvent.blur(email()) // It is still the active element: the window lost the focus.
    expect(wrong()).toHaveLength(0)
  })

  it('is validated only after the press that moved the focus ends, so that the button does not move away', async () => {
    render(<Page />)
    const button = screen.getByRole('button', { name: 'Send' })
    email().focus()
    fireEvent.pointerDown(button)
    act(() => button.focus())
    expect(wrong()).toHaveLength(0)
    fireEvent.pointerUp(button)
    expect(await screen.findByText('Enter your email address.')).toBeTruthy()
  })

  it('is validated again when the field that it depends on changes', async () => {
    render(<Page />)
    await userEvent.type(email(), 'mei@example.com')
    await userEvent.type(again(), 'mei@example.com')
    await userEvent.tab({ shift: true })
    expect(wrong()).toHaveLength(0)
    await userEvent.type(email(), '.cn')
    await userEvent.tab()
    expect(wrong()).toHaveLength(1)
    await userEvent.type(again(), '.cn')
    expect(wrong()).toHaveLength(0)
  })
})

describe('submitting', () => {
  it('is refused with the focus on the first invalid field, and keeps everything typed', async () => {
    const send = vi.fn()
    render(<Page send={send} />)
    await userEvent.type(again(), 'x')
    await sendIt()
    expect(send).not.toHaveBeenCalled()
    expect(wrong()).toHaveLength(2)
    expect(document.activeElement).toBe(email())
    expect(again().value).toBe('x')
  })

  it('focuses the summary, whose links lead to the fields, and marks the page title', async () => {
    document.title = 'Register'
    render(<Page summary />)
    await userEvent.type(again(), 'x')
    await sendIt()
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(document.title).toBe('Error: Register')
    await userEvent.click(within(summary).getByRole('link', { name: 'The two must match.' }))
    expect(document.activeElement).toBe(again())

    await userEvent.clear(again())
    await userEvent.type(email(), 'a@b.cd')
    await userEvent.type(again(), 'a@b.cd')
    await sendIt()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.title).toBe('Register')
  })

  it('takes each error off the summary with the keystroke that fixes it, and the summary with the last', async () => {
    document.title = 'Register'
    render(<Page summary />)
    await userEvent.type(again(), 'x')
    await sendIt()
    const links = () =>
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map((link) => link.textContent)
    expect(links()).toEqual(['Enter your email address.', 'The two must match.'])
    await userEvent.type(email(), 'a@b.cd')
    expect(links()).toEqual(['The two must match.'])
    await userEvent.clear(again())
    await userEvent.type(again(), 'a@b.cd')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.title).toBe('Register')
  })

  it('sends the values once, is busy meanwhile, and shows the server’s errors', async () => {
    let finish: (answer: unknown) => void = () => {}
    const send = vi.fn(() => new Promise((resolve) => (finish = resolve)))
    render(<Page send={send} />)
    await userEvent.type(email(), 'a@b.cd')
    await userEvent.type(again(), 'a@b.cd')
    await sendIt()
    expect(send).toHaveBeenCalledWith({ email: 'a@b.cd', again: 'a@b.cd' })
    expect(screen.getByRole('button', { name: /Sending…/ })).toBeTruthy()
    fireEvent.submit(email().closest('form')!)
    expect(send).toHaveBeenCalledTimes(1)

    await act(async () => finish({ email: 'This address has an account already.' }))
    expect(screen.getByText('This address has an account already.')).toBeTruthy()
    expect(document.activeElement).toBe(email())
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
  })
})

describe('a server error at a field', () => {
  it('stays on blur, and disappears when the field is changed', async () => {
    render(<Page send={() => Promise.resolve({ email: 'This address is taken.' })} />)
    await userEvent.type(email(), 'a@b.cd')
    await userEvent.type(again(), 'a@b.cd{Enter}')
    await screen.findByText('This address is taken.')
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    expect(screen.getByText('This address is taken.')).toBeTruthy()
    await userEvent.type(email(), 'e')
    expect(screen.queryByText('This address is taken.')).toBeNull()
  })
})

describe('a draft', () => {
  afterEach(() => sessionStorage.clear())

  it('survives a reload, without secret fields', async () => {
    const { unmount } = render(<Page keep="register" />)
    await userEvent.type(email(), 'mei@example.com')
    await userEvent.type(again(), 'secret')
    fireEvent(window, new Event('pagehide'))
    unmount()
    render(<Page keep="register" />)
    expect(email().value).toBe('mei@example.com')
    expect(again().value).toBe('')
    expect(sessionStorage.getItem('draft:register')).toBeNull()
  })
  it('does not replace what was typed meanwhile', () => {
    sessionStorage.setItem('draft:register', JSON.stringify({ email: 'old@example.com' }))
    const root = document.createElement('div')
    root.innerHTML = renderToString(<Page keep="register" />)
    document.body.append(root)
    fireEvent.input(email(), { target: { value: 'new@example.com' } })
    act(() => void hydrateRoot(root, <Page keep="register" />))
    expect(email().value).toBe('new@example.com')
    root.remove()
  })
})
