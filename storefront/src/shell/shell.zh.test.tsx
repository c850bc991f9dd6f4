import '@longhaul/ui/testing.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderShop } from './render-shop.test-support.tsx'

vi.hoisted(() => Object.assign(globalThis, { __LANG__: 'zh' }))

test('the shell is in Chinese: no English except names, codes and the other language', async () => {
  await renderShop('/nowhere', { me: { name: '林梅' } })
  await screen.findByRole('contentinfo')
  await userEvent.click(await screen.findByRole('button', { name: '林梅 的账户' }))
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy()
  const text = document.body.textContent ?? ''
  const theirs = /Longhaul|service@longhaul\.example|Mon–Fri|English|CNY|USD/g
  expect(text.replaceAll(theirs, '').match(/[A-Za-z]{2,}/g)).toBeNull()
})

test('the notice has its prescribed words, in Chinese', async () => {
  await renderShop('/nowhere')
  await userEvent.click(await screen.findByRole('button', { name: '运费估算' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('抱歉，该功能暂未开放，你可以联系在线客服获取帮助')).toBeTruthy()
})
