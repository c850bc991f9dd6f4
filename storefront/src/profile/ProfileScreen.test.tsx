import '@longhaul/ui/testing.ts'
import { birthdayCases, nicknameCases, phoneCases } from '@longhaul/domain/accounts/input-cases.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { profileText } from '@longhaul/text/storefront/profile/profile.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import type { Me } from '../shared/use-me.ts'
import ProfileScreen from './ProfileScreen.tsx'

const words = profileText
const mei: Me = {
  id: '00000000-0000-4000-8000-000000000001',
  code: 'MEI234',
  avatar: '/api/v1/files/a',
  name: 'Mei Lin',
  nickname: 'Mei Lin',
  email: 'mei@example.com',
  email_verified: true,
  first_name: 'Mei',
  last_name: 'Lin',
  birthday: '1990-05-24',
  phone: '+44 20 7946 0000',
  lang: 'en',
  currency: 'USD',
  cart_count: 0,
  unread_count: 0,
  available_fen: 0,
  frozen_fen: 0,
}

const open = (replies: Replies = {}) =>
  renderScreen(<ProfileScreen />, {
    at: '/mine/personal',
    replies: { 'GET /users/info': mei, ...replies },
  })
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
/** Types a value and leaves the field. */
async function give(label: string, value: string) {
  const input = await field(label)
  fireEvent.input(input, { target: { value } })
  fireEvent.blur(input)
  return input
}
const errorOf = (input: HTMLInputElement) =>
  input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id))
    .find((line) => line?.className === 'field-error')?.textContent ?? null

beforeEach(() => {
  document.cookie = 'token=t'
  document.cookie = 'isLogin=true'
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T02:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

describe('on leaving a field', () => {
  it.each(nicknameCases)('nickname %j: %s', async (nickname, good) => {
    open()
    const error = errorOf(await give(words.nickname, nickname))
    if (good) expect(error).toBeNull()
    else
      expect(
        [errorText.fields.nickname, words.nicknameRequired].some((entry) => error?.includes(entry)),
      ).toBe(true)
  })

  // An invalid calendar day cannot be typed into the browser's own field.
  it.each(birthdayCases.filter(([, problem]) => problem !== 'not_a_date'))(
    'birthday %j: %s',
    async (birthday, problem) => {
      open()
      const error = errorOf(await give(words.birthday, birthday))
      if (problem) expect(error).toContain(errorText.fields[problem])
      else expect(error).toBeNull()
    },
  )

  it('an incomplete birthday is reported', async () => {
    open()
    const input = await field(words.birthday)
    Object.defineProperty(input, 'validity', { value: { badInput: true } })
    fireEvent.blur(input)
    expect(errorOf(input)).toContain(words.birthdayRequired)
  })

  it.each(phoneCases)('phone %j: %s', async (phone, good) => {
    open()
    const error = errorOf(await give(words.phone, phone))
    if (good) expect(error).toBeNull()
    else expect(error).toContain(errorText.fields.phone)
  })
})

describe('the form', () => {
  it('saves what was typed, and shows it on the page immediately', async () => {
    let me = mei
    const { asked } = open({
      'GET /users/info': () => me,
      'POST /users/update_info': () => {
        me = { ...mei, nickname: '林梅', name: '林梅', birthday: null }
        return me
      },
    })
    await give(words.nickname, '  林梅 ')
    await give(words.birthday, '')
    await userEvent.click(screen.getByRole('button', { name: words.save }))
    expect(await screen.findByText(words.saved)).toBeTruthy()
    expect(asked.find(({ spec }) => spec.endsWith('update_info'))?.body).toEqual({
      nickname: '  林梅 ',
      first_name: 'Mei',
      last_name: 'Lin',
      birthday: null,
      phone: '+44 20 7946 0000',
    })
    expect((await field(words.nickname)).value).toBe('林梅')
    expect(screen.queryByText(words.unsaved)).toBeNull()
    expect(asked.filter(({ spec }) => spec === 'GET /users/info').length).toBeGreaterThan(1)
  })

  it('shows the server’s sentence at its field', async () => {
    open({
      'POST /users/update_info': refuse(400, 'invalid_input', 'Please check', {
        fields: { phone: 'Nobody answers there' },
      }),
    })
    await give(words.phone, '+44 20 7946 0001')
    await userEvent.click(screen.getByRole('button', { name: words.save }))
    expect((await screen.findAllByText(/Nobody answers there/)).length).toBeGreaterThan(0)
    expect(errorOf(await field(words.phone))).toContain('Nobody answers there')
  })

  it('restores on Cancel, and asks before following a link with unsaved changes', async () => {
    const { address } = open()
    const nickname = await give(words.nickname, 'Another')
    const link = () => screen.getByRole('link', { name: words.back })
    await userEvent.click(link())
    const dialog = within(await screen.findByRole('dialog', { name: words.leaveTitle }))
    await userEvent.click(dialog.getByRole('button', { name: words.stay }))
    expect(address()).toBe('/mine/personal')

    await userEvent.click(screen.getByRole('button', { name: words.cancel }))
    expect(nickname.value).toBe('Mei Lin')
    await userEvent.click(link())
    await waitFor(() => expect(address()).toBe('/mine/setting'))
  })
})

describe('the picture', () => {
  const choose = async (file: File) => {
    const input = await screen.findByLabelText<HTMLInputElement>(words.pictureField, { selector: 'input' })
    expect(input.getAttribute('aria-required')).toBeNull()
    fireEvent.change(input, { target: { files: [file] } })
  }
  const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type })

  it.each([
    ['me.webp', 'image/webp'],
    ['me.pdf', 'application/pdf'],
    ['me.png', 'text/html'],
  ])('%s of type %s is refused with a reason before anything is sent', async (name, type) => {
    const { asked } = open()
    await choose(file(name, type))
    expect(await screen.findByText(/GIF, JPEG, JPG, PNG, BMP/, { selector: '.field-error *' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked.some(({ spec }) => spec.includes('avatar'))).toBe(false)
  })

  it('is accepted at exactly 2 MB and refused at one byte more', async () => {
    open()
    await choose(file('me.bmp', 'image/bmp', 2 * 1024 * 1024 + 1))
    expect(await screen.findByText(/2 MB/, { selector: '.field-error *' })).toBeTruthy()
    await choose(file('me.bmp', 'image/bmp', 2 * 1024 * 1024))
    expect(await screen.findByRole('dialog', { name: words.cropTitle })).toBeTruthy()
  })

  it('can be pasted', async () => {
    open()
    await field(words.nickname)
    fireEvent.paste(document.body, { clipboardData: { files: [file('pasted.png', 'image/png')] } })
    const dialog = within(await screen.findByRole('dialog', { name: words.cropTitle }))
    expect(dialog.getByRole('slider', { name: words.zoom })).toBeTruthy()
    for (const name of Object.values(words.moves)) expect(dialog.getByRole('button', { name })).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: words.cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is removed after a confirmation', async () => {
    const { asked } = open({ 'DELETE /users/avatar': {} })
    await userEvent.click(await screen.findByRole('button', { name: words.removePicture }))
    const dialog = within(await screen.findByRole('dialog', { name: words.removeTitle }))
    await userEvent.click(dialog.getByRole('button', { name: words.removePicture }))
    expect(await screen.findByText(words.pictureRemoved)).toBeTruthy()
    expect(asked.some(({ spec }) => spec === 'DELETE /users/avatar')).toBe(true)
  })
})
