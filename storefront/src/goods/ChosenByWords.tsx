import { choicesNamed } from './proposal.ts'
import { ProposalHint } from './ProposalHint.tsx'
import type { Choices, Product } from './variants.ts'

/** Says so where all that is chosen is what the words beside a pasted link name. */
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
