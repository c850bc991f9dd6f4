import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'

const words = programsText.card

/** The way to what programs may do with the account. */
export function ProgramsCard() {
  return (
    <Card title={words.title}>
      <p className="text-ink-2">{words.text}</p>
      <p className="mt-4">
        <ButtonLink to={to.programs()}>{words.open}</ButtonLink>
      </p>
    </Card>
  )
}
