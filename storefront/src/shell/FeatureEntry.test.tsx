import '@longhaul/ui/testing.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { renderShop } from './render-shop.test-support.tsx'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

test('what the operator has opened is a link, without a new release of the shop', async () => {
  await renderShop('/nowhere', {
    replies: {
      'GET /configurations': {
        ...configurationReply,
        features: { shipping_estimate: true, community: true },
        community_url: 'https://forum.example.com/',
      },
    },
  })
  const estimate = await screen.findByRole('link', { name: 'Shipping estimate' })
  expect(estimate.getAttribute('href')).toBe('/shippingEstimate')
  const community = screen.getByRole('link', { name: 'Community' })
  expect(community.getAttribute('href')).toBe('https://forum.example.com/')
  expect(community.getAttribute('rel')).toBe('noopener')
})

test('a disabled language is not offered', async () => {
  await renderShop('/nowhere', {
    replies: { 'GET /configurations': { ...configurationReply, languages: ['en'] } },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Language/ }))
  expect(await screen.findByRole('button', { name: 'English' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '中文' })).toBeNull()
})
