import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'

const words = programsText.card

/** A link to the programs that may access the account. */
export function Programs() {
  return (
    <Folded title={words.title}>
      <p className="max-w-text text-ink-2">{words.text}</p>
      <p className="py-4">
        <ButtonLink to={to.programs()}>{words.open}</ButtonLink>
      </p>
    </Folded>
  )
}
