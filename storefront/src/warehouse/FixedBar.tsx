import type { ReactNode } from 'react'

/**
 * The builder's bar where there is no room beside the list: above the bar of tabs on a telephone, at the edge of the window on a tablet. What
 * it covers makes room for it by `data-bottom-bar` (floating-bar.css).
 */
export function FixedBar({ children }: { children: ReactNode }) {
  return (
    <div data-bottom-bar="fixed" className={BAR}>
      {children}
    </div>
  )
}

const BAR =
  'fixed inset-x-0 bottom-[calc(56px+env(safe-area-inset-bottom))] z-10 border-t bg-surface shadow-pop md:bottom-0 lg:hidden'
