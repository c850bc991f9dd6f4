import type { ReactNode } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { MasterActions, MasterBody, MasterDetail } from './Master.tsx'

/** What is open of a queue: its parts one below the other, and at the foot what can be done with it. */
export function QueuePanel({
  label,
  actions,
  children,
}: {
  /** Which row it is, for those who cannot see it. */
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
