import { ErrorBoundary } from '@longhaul/browser/state/ErrorBoundary.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import type { ReactNode } from 'react'
import { StoppedBar } from './Stopped.tsx'

/** A lazily loaded part of the frame: if it fails, the page stays and a bar says what to do. */
export function ShellBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return (
    <ErrorBoundary page={key} Stopped={StoppedBar}>
      {children}
    </ErrorBoundary>
  )
}
