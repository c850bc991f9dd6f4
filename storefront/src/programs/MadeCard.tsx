import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import type { ComponentProps, ReactNode } from 'react'

type Page<Item> = { items: readonly Item[] }

/**
 * The existing tokens or hooks, and the button to create another, with what stands beside it. `children` are
 * its dialogs.
 */
export function MadeCard<Item extends { id: string }>({
  words,
  of,
  renderRow,
  whyNot,
  onMake,
  beside,
  children,
}: {
  words: { title: string; lead: string; none: string; make: string }
  of: ComponentProps<typeof Loaded<Page<Item>>>['of']
  renderRow: (item: Item) => ReactNode
  whyNot: string | false
  onMake: () => void
  beside?: ReactNode
  children: ReactNode
}) {
  return (
    <Card title={words.title}>
      <p className="max-w-text text-ink-2">{words.lead}</p>
      <Loaded of={of} skeleton={<Skeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="mt-3 text-ink-2">{words.none}</p>
          ) : (
            <ul className="mt-3 border-t border-line">{items.map(renderRow)}</ul>
          )
        }
      </Loaded>
      <p className="mt-4 flex flex-wrap gap-2">
        <Button type="primary" guardMs={0} disabledReason={whyNot} onClick={onMake}>
          {words.make}
        </Button>
        {beside}
      </p>
      {children}
    </Card>
  )
}
