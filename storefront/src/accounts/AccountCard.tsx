import { Card } from '@longhaul/ui/card/Card.tsx'
import type { ReactNode } from 'react'
import { useHead } from '../shared/head.ts'

/**
 * The card of a page in the login layout: heading, a form or a message, and a link to the counterpart page
 * below. The result of an action has a picture and is centred, like the other result pages (ui/src/states).
 */
export function AccountCard({
  title,
  picture,
  lead,
  below,
  children,
}: {
  title: string
  picture?: ReactNode
  lead?: ReactNode
  below?: ReactNode
  children?: ReactNode
}) {
  useHead({ title })
  return (
    <div className="mx-auto my-6 w-[min(28rem,100%-32px)]">
      <Card flush>
        <div className={picture ? 'p-6 text-center' : 'p-6'}>
          {picture && <div className="mb-4 grid justify-items-center">{picture}</div>}
          <h1 tabIndex={-1} className="text-2xl">
            {title}
          </h1>
          {lead && <div className="mt-2 text-pretty text-ink-2">{lead}</div>}
          {children && (
            <div className={picture ? 'mt-5 grid gap-4 *:justify-center' : 'mt-5 grid gap-4'}>{children}</div>
          )}
        </div>
      </Card>
      {below && <p className="mt-4 text-center">{below}</p>}
    </div>
  )
}
