import { homeText } from '@longhaul/text/console/home/home.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderConsole } from '../shared/testing.tsx'
import HomeScreen from './HomeScreen.tsx'

const dashboard = (out_of_order: ('database' | 'jobs' | 'disk_full' | 'disk_low')[]) => ({
  replies: { 'GET /staff/dashboard': () => ({ queues: [], books_balanced: null, out_of_order }) },
})

test('the overview starts with what is out of order in the server', async () => {
  renderConsole(<HomeScreen />, dashboard(['jobs', 'disk_full']))
  expect(await screen.findByText(homeText.outOfOrder.disk_full)).toBeTruthy()
  expect(screen.getByText(homeText.outOfOrder.jobs)).toBeTruthy()
  expect(screen.queryByText(homeText.outOfOrder.disk_low)).toBeNull()
})
