import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { EVIDENCE_SLOTS, STORY_MAX } from '@longhaul/domain/claims/claim.ts'
import { claimsText } from '@longhaul/text/storefront/parcels/claims.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { Claim } from './claim.ts'
import { EvidenceField } from './EvidenceField.tsx'
import { useEvidence } from './use-evidence.ts'

/** Adds what staff requested: text, pictures, or both. */
export function MoreEvidence({ claim }: { claim: Claim }) {
  const text = claimsText
  const evidence = useEvidence()
  const form = useCallForm('POST /claims/{id}/evidence', {
    start: { note: '' },
    check: {
      note: (note: string) => (note.trim() === '' && evidence.wire.length === 0 ? text.moreNeeded : null),
    },
    args: ({ note }) => ({
      params: { id: claim.id },
      body: { note: note.trim(), evidence: evidence.wire },
    }),
    onDone: () => toast.success(text.added),
  })
  return (
    <form className="fields border-t border-line pt-4" aria-label={text.more} {...form.props}>
      <TextArea label={text.moreNote} optional rows={3} max={STORY_MAX} {...form.field('note')} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2">{text.pictures}</summary>
        <div className="fields">
          {EVIDENCE_SLOTS.map((slot) => (
            <EvidenceField key={slot} slot={slot} required={false} {...evidence.field} />
          ))}
        </div>
      </details>
      <Failure of={form.failure} />
      <div>
        <Button
          submit
          type="primary"
          busy={form.sending && text.busy}
          disabledReason={evidence.isBusy ? text.waitForUpload : null}
        >
          {text.addMore}
        </Button>
      </div>
    </form>
  )
}
