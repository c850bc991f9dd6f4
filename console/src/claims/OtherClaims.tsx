import { claimsText } from '@longhaul/text/console/claims/claims.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { to } from '../links.ts'
import { Entry, EntryList } from '../shared/layout/EntryList.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { type Claim, lookOf } from './claim.ts'

/** The other claims for the package: what they name, what became of them, and what they pay. */
export function OtherClaims({ claim }: { claim: Claim }) {
  return (
    <Card title={claimsText.others}>
      <Stack>
        <EntryList>
          {claim.others.map((other) => (
            <Entry key={other.id}>
              <span>
                <Link to={to.claim(other.id, other.stage)} className="code">
                  {other.number}
                </Link>{' '}
                <StatusTag kind={lookOf(other.stage)}>{claimsText.stages[other.stage]}</StatusTag>
                <span className="muted block">
                  {claimsText.kinds[other.kind]}
                  {other.goods.map(({ stock_item_id: id, quantity }) => (
                    <span key={id}>
                      {' · '}
                      <span lang="zh-Hans">{titleOf(claim, id)}</span> {consoleWords.quantity(quantity)}
                    </span>
                  ))}
                </span>
              </span>
              {other.payout_fen !== null && <span className="num">{money(other.payout_fen)}</span>}
            </Entry>
          ))}
        </EntryList>
        <p className="muted">{claimsText.together}</p>
      </Stack>
    </Card>
  )
}

const titleOf = ({ contents }: Claim, id: string): string =>
  contents.find((content) => content.stock_item_id === id)?.title ?? ''
