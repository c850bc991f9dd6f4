import type { Reply } from '@longhaul/contract/routes.ts'
import { nextStepsText as words } from '@longhaul/text/console/lists/next-steps.ts'
import { foundText } from '@longhaul/text/photos/found.ts'
import { money } from '@longhaul/text/format.ts'
import { stepText } from '@longhaul/text/storefront/steps/next-step.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { Age } from './Age.tsx'
import { Facts } from './Facts.tsx'

export type Turn = Reply<'GET /staff/orders/{id}'>['turn']

/**
 * Shown above an order or a package: the next step as the shopper sees it, whose turn it is, since when and
 * until when.
 */
export function TurnCard({ turn }: { turn: Turn }) {
  const { next, actor, since, by } = turn
  return (
    <Card title={words.label}>
      <Facts
        columns={2}
        facts={[
          { name: words.turn, value: actor ? words.actors[actor] : words.over },
          { name: words.shown, value: next ? sentenceOf(next) : words.nothing },
          {
            name: words.since,
            value: (
              <>
                <DateTime at={since} /> · <Age since={since} />
              </>
            ),
          },
          { name: words.by, value: by ? <Deadline until={by} says={String} /> : words.noDeadline },
        ]}
      />
    </Card>
  )
}

/** The same sentence as on the shopper's page. */
export function sentenceOf(next: NonNullable<Turn['next']>): string {
  const shown = (fen: number | null) => (fen ? money(fen) : '')
  return stepText.about[next.about].title({
    pay: shown(next.pay_fen),
    back: shown(next.back_fen),
    day: shown(next.day_fen),
    found: next.finding && foundText.found(next.finding),
  })
}
