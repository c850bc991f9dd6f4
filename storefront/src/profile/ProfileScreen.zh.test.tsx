import '@longhaul/ui/testing.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import ProfileScreen from './ProfileScreen.tsx'

vi.hoisted(() => Object.assign(globalThis, { __LANG__: 'zh' }))

test('the errors of every field are in Chinese', async () => {
  renderScreen(<ProfileScreen />, {
    at: '/mine/personal',
    replies: {
      'GET /users/info': {
        id: '00000000-0000-4000-8000-000000000001',
        code: 'MEI234',
        avatar: null,
        name: '林梅',
        nickname: '林梅',
        email: 'mei@example.com',
        email_verified: true,
        first_name: '',
        last_name: '',
        birthday: null,
        phone: '',
        lang: 'zh',
        currency: 'USD',
        cart_count: 0,
        unread_count: 0,
        available_fen: 0,
        frozen_fen: 0,
      },
    },
  })
  for (const [label, value, sentence] of [
    ['昵称', '林', '2–16 个字符'],
    ['昵称', '', '请填写昵称'],
    ['姓', '林'.repeat(51), '内容过长'],
    ['生日', '2999-01-01', '这一天还没有到'],
    ['手机号码', '13800138000', '请填写带国家代码的手机号码，例如 +44 20 7946 0000'],
  ] as const) {
    const input = await screen.findByLabelText<HTMLInputElement>(label)
    fireEvent.input(input, { target: { value } })
    fireEvent.blur(input)
    expect(screen.getByText(sentence, { selector: '.field-error *' })).toBeTruthy()
  }
  // The family name comes first.
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent)
  expect(labels.indexOf('姓')).toBeLessThan(labels.indexOf('名'))
})
