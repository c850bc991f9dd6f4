import { choicesNamed } from './proposal.ts'
import { ProposalHint } from './ProposalHint.tsx'
import type { Choices, Product } from './variants.ts'

/** A hint shown while the selected options are exactly those named in the words beside the pasted link. */
export function ChosenByWords({
  words,
  product,
  choices,
}: {
  words: string
  product: Product
  choices: Choices
}) {
  const chosen = Object.entries(choices).filter(([, value]) => value !== '')
  const named = choicesNamed(words, product.options)
  if (chosen.length === 0 || chosen.some(([name, value]) => named[name] !== value)) return null
  return (
    <p className="text-sm text-ink-2">
      <ProposalHint />
    </p>
  )
}
