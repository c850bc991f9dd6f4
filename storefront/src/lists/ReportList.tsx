import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { REPORT_REASONS, REPORT_WORDS_MAX } from '@longhaul/domain/goods-lists/public-list.ts'
import { publicListText as say } from '@longhaul/text/storefront/lists/public-list.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { useState } from 'react'

/** The form by which anybody reports a list to our staff. */
export function ReportList({ code }: { code: string }) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')
  const report = useSend('POST /public_lists/{code}/reports')
  const chosen = REPORT_REASONS.find((known) => known === reason)
  if (report.isSuccess) return <output className="text-sm">{say.sent}</output>
  if (!isOpen)
    return (
      <p>
        <Button size="small" onClick={() => setOpen(true)}>
          {say.report}
        </Button>
      </p>
    )
  return (
    <form
      className="grid grid-cols-1 gap-4"
      aria-label={say.report}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) report.mutate({ params: { code }, body: { reason: chosen, words: words.trim() } })
      }}
    >
      <p className="text-sm text-ink-2">{say.reportLead}</p>
      <SelectField
        label={say.reason}
        unmarked
        required
        value={reason}
        onChange={setReason}
        options={REPORT_REASONS.map((value) => ({ value, label: say.reasons[value] }))}
      />
      <TextArea label={say.words} optional value={words} onChange={setWords} max={REPORT_WORDS_MAX} />
      <p>
        <Button submit busy={report.isPending && say.busy}>
          {say.send}
        </Button>
      </p>
    </form>
  )
}
