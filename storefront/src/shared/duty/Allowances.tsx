import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { Duty } from './duty.ts'

/** What this package uses of an allowance over a period, where it is nearly or wholly used. */
export const Allowances = ({ duty }: { duty: Duty }) =>
  duty.allowances.map(({ says, is_over: isOver }) => (
    <Note key={says} tone={isOver ? 'warn' : 'info'}>
      {says}
    </Note>
  ))
