import '@longhaul/ui/testing.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import { Closing } from './Closing.tsx'

const open = (community_url: string) =>
  renderScreen(<Closing />, {
    replies: {
      'GET /configurations': { ...configurationReply, community_url },
      'GET /article': { articles: [] },
    },
  })

test('a community that is closed is not advertised', async () => {
  const { asked } = open('')
  await expect.poll(() => asked.map(({ spec }) => spec)).toContain('GET /configurations')
  expect(await screen.findByRole('heading', { name: belowText.fulfilment.title })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Community' })).toBeNull()
})

test('an open one leads to its own site', async () => {
  open('https://forum.example.com/')
  const link = await screen.findByRole('link', { name: 'Community' })
  expect(link.getAttribute('href')).toBe('https://forum.example.com/')
})
