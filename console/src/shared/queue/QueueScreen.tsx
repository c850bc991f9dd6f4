import type { ReactNode } from 'react'
import { Page } from '../Page.tsx'
import { QueueFrame } from './QueueFrame.tsx'
import { Queue, type QueueParts } from './Queue.tsx'

/** A queue screen: title, filters, the queue, and the open item. */
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
  /** Accessible name of the list, if it differs from the title. */
  label?: string
  lead?: ReactNode
  /** Next to the title: filters, search, and actions that need no row. */
  actions?: ReactNode
  /** Buttons above the queue that select a part of it. */
  views?: ReactNode
  /** Dialogs and sheets. */
  children?: ReactNode
} & QueueParts<Row>) {
  const list = <Queue label={label} {...queue} />
  return (
    <Page title={title} lead={lead} actions={actions} fill>
      {views ? (
        <QueueFrame>
          {views}
          {list}
        </QueueFrame>
      ) : (
        list
      )}
      {children}
    </Page>
  )
}
