import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ID, renderConsole } from '../testing.tsx'
import { QueueScreen } from './QueueScreen.tsx'
import { StageSelect } from './StageSelect.tsx'
import { useStage } from './use-stage.ts'

type Adjustment = Reply<'GET /staff/adjustments'>['items'][number]

/** A row that renders its number. */
const row = (number: number, stage: 'requested' | 'booked' = 'requested') => ({
  id: ID(number),
  number: `No. ${number}`,
  stage,
})

function Desk({ byId }: { byId?: boolean }) {
  const stage = useStage(['requested', 'booked'])
  const list = usePages('GET /staff/adjustments', { stage: stage.shown })
  return (
    <QueueScreen<Adjustment>
      title="Desk"
      actions={<StageSelect label="Stage" of={stage} name={(id) => id} />}
      list={list}
      renderRow={({ number }) => ({ title: number, sub: '' })}
      none={<p>Nothing to do</p>}
      {...(byId
        ? { renderPanelById: (id) => <article aria-label={id} /> }
        : {
            renderPanel: ({ number }, finish) => (
              <article aria-label={number}>
                <button type="button" onClick={finish}>
                  Done
                </button>
              </article>
            ),
          })}
    />
  )
}

const Address = () => <output aria-label="Address">{useLocation().search}</output>
const address = () => screen.getByLabelText('Address').textContent

function open(rows: ReturnType<typeof row>[], { path = '/', byId = false } = {}) {
  return renderConsole(
    <>
      <Desk byId={byId} />
      <Address />
    </>,
    {
      path,
      replies: {
        'GET /staff/adjustments': ({ params }) => ({
          items: rows.filter(({ stage }) => stage === params.get('stage')),
          next_cursor: null,
        }),
      },
    },
  )
}

describe('a queue', () => {
  test('opens its first row, keeps it in the URL, and moves with J and K', async () => {
    const { user } = open([row(1), row(2)])
    expect(await screen.findByRole('article', { name: 'No. 1' })).toBeTruthy()
    expect(address()).toBe(`?id=${ID(1)}`)
    await user.keyboard('j')
    expect(await screen.findByRole('article', { name: 'No. 2' })).toBeTruthy()
    await user.keyboard('k')
    expect(await screen.findByRole('article', { name: 'No. 1' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /No. 1/ }).getAttribute('aria-current')).toBe('true')
  })

  test('a finished row is removed immediately and the next one opens, until none is left', async () => {
    const { user } = open([row(1), row(2)])
    await screen.findByRole('article', { name: 'No. 1' })
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await screen.findByRole('article', { name: 'No. 2' })
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('Nothing to do')).toBeTruthy()
  })

  test('another stage opens its own first row, not one of the previous stage', async () => {
    const { user } = open([row(1), row(2, 'booked')])
    await screen.findByRole('article', { name: 'No. 1' })
    await user.selectOptions(screen.getByLabelText('Stage'), 'booked')
    expect(await screen.findByRole('article', { name: 'No. 2' })).toBeTruthy()
    expect(screen.queryByText('This is no longer in the queue')).toBeNull()
    expect(address()).toBe(`?stage=booked&id=${ID(2)}`)
    await user.selectOptions(screen.getByLabelText('Stage'), 'requested')
    await waitFor(() => expect(address()).toBe(`?id=${ID(1)}`))
  })

  test('a row that is not in the list is reported as gone, unless its panel fetches it by id', async () => {
    const path = `/?id=${ID(9)}`
    const { unmount } = open([row(1)], { path })
    expect(await screen.findByText('This is no longer in the queue')).toBeTruthy()
    unmount()
    open([row(1)], { path, byId: true })
    expect(await screen.findByRole('article', { name: ID(9) })).toBeTruthy()
  })
})
