import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { Days } from './use-days.ts'

/** The first and last day of the statement. */
export const StatementDays = ({ days }: { days: Days }) => (
  <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
    <div className="grid w-full grid-cols-2 gap-3 sm:w-auto [&_.field]:grid-cols-1">
      <TextField
        label={fundsText.from}
        unmarked
        type="date"
        max={days.to || undefined}
        value={days.from}
        onChange={days.setFrom}
      />
      <TextField
        label={fundsText.to}
        unmarked
        type="date"
        min={days.from || undefined}
        value={days.to}
        onChange={days.setTo}
      />
    </div>
    {days.any && (
      <Button
        guardMs={0}
        onClick={() => {
          days.setFrom('')
          days.setTo('')
        }}
      >
        {fundsText.allDays}
      </Button>
    )}
  </div>
)
