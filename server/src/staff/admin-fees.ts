import { yuanText } from '@longhaul/domain/money/fen.ts'
import { tidyUpper } from '@longhaul/domain/texts/tidy.ts'
import { recomputeFees } from '../parcels/public.ts'
import { auditCommand } from '../platform/audit.ts'
import { inTransaction } from '../platform/database/db.ts'
import type { Terminal } from './admin-terminal.ts'

/**
 * Recalculates the fees of a package at its quoted rate and shows old and new ones; with `--apply` stores
 * them, audited, unless the package is paid.
 */
export async function recomputeFeesOf(
  at: Pick<Terminal, 'db' | 'clock' | 'say'>,
  [number = '', ...options]: string[],
): Promise<void> {
  const keep = options.includes('--apply')
  if (number === '' || options.length > (keep ? 1 : 0))
    throw new Error('Usage: fees <package number> [--apply]')
  const wanted = tidyUpper(number).replaceAll(' ', '')
  const found = await inTransaction(at.db, async (tx) => {
    const answer = await recomputeFees(tx, wanted, { keep, now: at.clock.now() })
    if (typeof answer !== 'string' && answer.isKept)
      await auditCommand(
        tx,
        {
          action: 'recompute_fees',
          subjectKind: 'parcel',
          subjectId: answer.id,
          before: { estimated_fen: answer.beforeFen },
          after: { estimated_fen: answer.afterFen },
        },
        at.clock.now(),
      )
    return answer
  })
  if (found === 'unknown') throw new Error(`There is no package ${wanted}.`)
  if (found === 'refused')
    throw new Error(`The shipping method of ${wanted} does not carry it at the rate it was quoted.`)
  const kinds = [...new Set([...found.before, ...found.after].map((row) => row.kind))]
  const sum = (rows: typeof found.after, kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((total, row) => total + row.feeFen, 0)
  for (const kind of kinds)
    at.say([kind, yuanText(sum(found.before, kind)), yuanText(sum(found.after, kind))].join('\t'))
  at.say(['total', yuanText(found.beforeFen), yuanText(found.afterFen)].join('\t'))
  if (found.beforeFen === found.afterFen) return at.say('Nothing changes.')
  if (found.isKept) return at.say(`${wanted} now has the new fees.`)
  if (found.isOpen) return at.say('Nothing was changed. Run again with --apply to save the new fees.')
  at.say('It is already paid, so its fees stay. Settle the difference with a balance correction.')
}
