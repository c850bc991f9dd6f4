import type { ReactNode } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { MasterActions, MasterBody, MasterDetail } from './Master.tsx'

/** The open item of a queue: its parts stacked, with the actions below. */
export function QueuePanel({
  label,
  actions,
  children,
}: {
  /** Accessible name. */
  label: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <MasterDetail label={label}>
      <MasterBody>
        <Stack>{children}</Stack>
      </MasterBody>
      {actions && <MasterActions>{actions}</MasterActions>}
    </MasterDetail>
  )
}
