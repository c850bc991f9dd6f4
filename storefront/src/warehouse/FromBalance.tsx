import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { storageText } from '@longhaul/text/storefront/storage.ts'
import { LiveTotal } from '@longhaul/ui/money/LiveTotal.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useLocation } from 'react-router'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { useMe } from '../shared/use-me.ts'

/** What the balance lacks for a fee, zero or less where it suffices; undefined until it is known. */
export function useMissing(feeFen: number): number | undefined {
  const me = useMe()
  return me && feeFen - me.available_fen
}

/** A fee that the balance pays, what the balance is, and what it lacks with the way to recharge. */
export function FromBalance({ label, fen }: { label: string; fen: number }) {
  const availableFen = useMe()?.available_fen ?? 0
  const { pathname, search } = useLocation()
  return (
    <>
      <div>
        <LiveTotal label={label} fen={fen} />
        <p className="num text-sm text-ink-2">{storageText.available(moneyWithCode(availableFen))}</p>
      </div>
      {fen > availableFen && (
        <Note tone="warn">
          {storageText.missing(money(fen - availableFen))}{' '}
          <Link to={to.recharge(pathname + search)}>{storageText.recharge}</Link>
        </Note>
      )}
    </>
  )
}
