import type { CallError } from '@longhaul/contract/client.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'

/** Why the last attempt did not work, beside the button that made it: `<Failure of={approve.error} />`. */
export function Failure({ of: error }: { of: CallError | null | undefined }) {
  if (!error) return null
  const reference = referenceOf(error)
  const details = [...Object.values(error.fields), ...refusalsOf(error)]
  return (
    <div role={error.status === 500 ? 'alert' : undefined}>
      <Note tone="bad">
        {sentenceOf(error)}
        {details.length > 0 && <span className="block">{details.join(' · ')}</span>}
        {reference && <span className="code block text-sm">{shellText.reference(reference)}</span>}
      </Note>
    </div>
  )
}

/** Why a shipping line cannot carry a package, sentence by sentence, where that is what was refused. */
function refusalsOf(error: CallError): string[] {
  const refusals = error.data['refusals']
  return Array.isArray(refusals) ? refusals.filter((one) => typeof one === 'string') : []
}

/** The number that a fault of ours carries, to quote. */
export const referenceOf = (error: CallError): string | undefined =>
  typeof error.data['id'] === 'string' && error.status === 500 ? error.data['id'] : undefined

/** What a failed call says to people. */
export function sentenceOf(error: CallError): string {
  if (error.status === 0) return shellText.unreachable
  return error.status === 500 ? shellText.failure : error.message || shellText.failure
}
