import '@longhaul/ui/testing.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import PackageReviewScreen from './PackageReviewScreen.tsx'
import { PARCEL_ID, parcel } from './parcels.test-support.ts'

const open = (over: Parameters<typeof parcel>[0], replies: Replies = {}) =>
  renderScreen(<PackageReviewScreen />, {
    at: `/mine/package/review?id=${PARCEL_ID}`,
    replies: { 'GET /parcels/{id}': parcel(over), ...replies },
  })
const done = { stage: 'done', status: 'done' } as const

beforeEach(() => sessionStorage.clear())

describe('the review of a package', () => {
  it('is not available before receipt', async () => {
    open({})
    expect(await screen.findByText('You can review a package once you have confirmed receipt.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull()
  })

  it('requires stars', async () => {
    const { asked } = open(done)
    await userEvent.click(await screen.findByRole('button', { name: 'Send review' }))
    expect(screen.getByRole('link', { name: 'Please choose one to five stars' })).toBeTruthy()
    expect(asked.map(({ spec }) => spec)).not.toContain('POST /parcels/{id}/review')
  })

  it('is sent with stars and text, and leaves no draft', async () => {
    const { asked } = open(done, { 'POST /parcels/{id}/review': { id: 'r' } })
    await userEvent.click(await screen.findByRole('radio', { name: /^Good/ }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Your words' }), 'Fine')
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }))
    expect(await screen.findByText('Thank you for your review.')).toBeTruthy()
    expect(asked.find(({ spec }) => spec.endsWith('/review'))?.body).toEqual({
      stars: 4,
      body: 'Fine',
      file_ids: [],
    })
    expect(sessionStorage.length).toBe(0)
  })

  it('is kept as a draft until it is sent', async () => {
    const first = open(done)
    await userEvent.click(await screen.findByRole('radio', { name: /^Very good/ }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Your words' }), 'Half a sent')
    first.unmount()
    open(done)
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' })).value).toBe(
      'Half a sent',
    )
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Very good/ }).checked).toBe(true)
  })

  it('is shown on the second visit', async () => {
    open({
      ...done,
      reviewed: true,
      review: { stars: 4, body: 'Came in a week', images: [], created_at: '2026-11-20T00:00:00.000Z' },
    })
    expect(await screen.findByText('Came in a week')).toBeTruthy()
    expect(screen.getByText('4 of 5 stars')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull()
  })
})
