import { Card } from '@longhaul/ui/card/Card.tsx'
import type { ReactNode } from 'react'

/**
 * The card beside a list, below the banner with the paste box. Taller than the window, it scrolls between its heading and its total. Where
 * there is no room beside, it stands below.
 */
export function StickyCard({
  title,
  footer,
  children,
}: {
  title: string
  footer: ReactNode
  children: ReactNode
}) {
  return (
    <div className="lg:sticky lg:top-20 lg:flex lg:max-h-[calc(100dvh-96px)] lg:flex-col">
      <Card scrolls title={title} footer={footer}>
        {children}
      </Card>
    </div>
  )
}
