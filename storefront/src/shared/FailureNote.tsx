import type { CallError } from '@longhaul/contract/client.ts'
import { shellText } from '@longhaul/text/storefront/shell.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { referenceOf } from './reference-of.ts'

/** What `Failure` shows: the sentence, and for a fault of ours the number to quote. */
export function FailureNote({ error }: { error: CallError }) {
  const reference = referenceOf(error)
  return (
    <div role={error.status === 500 ? 'alert' : undefined}>
      <Note tone="bad">
        {sentenceOf(error)}
        {reference && <div className="code text-sm">{shellText.reference(reference)}</div>}
      </Note>
    </div>
  )
}

function sentenceOf(error: CallError): string {
  if (error.status === 0) return shellText.unreachable
  return error.status === 500 ? shellText.failure : error.message || shellText.failure
}
