import type { ReactNode } from 'react'
import { Page } from '../Page.tsx'
import { Desk } from './Desk.tsx'
import { Queue, type QueueParts } from './Queue.tsx'

/** A desk: its title, what narrows the queue down, the queue, and what is open of it. */
export function QueueScreen<Row extends { id: string }>({
  title,
  label = title,
  lead,
  actions,
  views,
  children,
  ...queue
}: {
  title: string
  /** What the rows are called, where the title does not say it. */
  label?: string
  lead?: ReactNode
  /** Beside the title: filters, search, what can be done with no row in hand. */
  actions?: ReactNode
  /** Above the queue: which part of it is shown, as buttons. */
  views?: ReactNode
  /** What opens over the screen. */
  children?: ReactNode
} & QueueParts<Row>) {
  const list = <Queue label={label} {...queue} />
  return (
    <Page title={title} lead={lead} actions={actions} fill>
      {views ? (
        <Desk>
          {views}
          {list}
        </Desk>
      ) : (
        list
      )}
      {children}
    </Page>
  )
}
