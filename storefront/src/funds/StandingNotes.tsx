import type { Reply } from '@longhaul/contract/routes.ts'
import { isTimed } from '@longhaul/domain/funds/standing.ts'
import { dateTime, money, moneyWithCode } from '@longhaul/text/format.ts'
import { standingText as say } from '@longhaul/text/storefront/funds/standing.ts'
import { listed } from '@longhaul/text/marks.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'

type Funds = Reply<'GET /funds'>
type Standing = Funds['standing']

/** What the shopper owes and what holds their money, each with the reason and when it ends. */
export const StandingNotes = ({ funds: { owed_fen: owed, standing } }: { funds: Funds }) => (
  <>
    {owed > 0 && (
      <Note tone="bad" title={say.owed(moneyWithCode(owed))}>
        <ul className="mb-2 grid gap-1">
          {standing.debts.map(({ kind, amount_fen: fen }) => (
            <li key={kind} className="flex flex-wrap justify-between gap-x-4">
              <span>{say.debts[kind]}</span>
              <span className="num">{money(fen)}</span>
            </li>
          ))}
        </ul>
        {say.owedWhat}
      </Note>
    )}
    {owed === 0 && standing.holds.some(({ kind }) => kind === 'dispute') && (
      <Note tone="warn" title={say.disputed}>
        {say.disputedWhat}
      </Note>
    )}
    <HeldNote holds={standing.holds} />
  </>
)

/** The holds that end by themselves: what changed, and until when nothing is paid out. */
export function HeldNote({ holds }: { holds: Standing['holds'] }) {
  const timed = holds.flatMap(({ kind, until }) => (isTimed(kind) && until ? [{ kind, until }] : []))
  const last = timed
    .map(({ until }) => until)
    .toSorted()
    .at(-1)
  if (!last) return null
  return (
    <Note tone="warn" title={say.held(dateTime(last))}>
      {sentences(...new Set(timed.map(({ kind }) => say.holds[kind])), say.heldWhat)}
    </Note>
  )
}

/** How much may be withdrawn, where goods keep a part of the balance, and for what. */
export const keptWords = ({
  withdrawable_fen: fen,
  standing: { due },
}: Pick<Funds, 'withdrawable_fen' | 'standing'>) =>
  due.length === 0
    ? null
    : {
        withdrawable: say.withdrawable(moneyWithCode(fen)),
        kept: say.kept(listed(due.map(({ kind, amount_fen }) => say.due[kind](money(amount_fen))))),
      }
