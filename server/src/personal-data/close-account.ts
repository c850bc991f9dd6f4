import { closeAccount as route } from '@longhaul/contract/accounts/account-security.ts'
import { type ClosingObstacle, closingObstacles } from '@longhaul/domain/accounts/closing.ts'
import { owedFen } from '@longhaul/domain/funds/standing.ts'
import { findAddressee, sendAccountMail } from '../accounts/public.ts'
import { confirmIdentity } from '../identity/public.ts'
import { balancesOf, lockShopper } from '../ledger/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { endOwnCreator, ownerOf } from '../rewards/public.ts'
import { readStanding } from '../standing/public.ts'
import {
  anonymiseBooks,
  countOpenBusiness,
  deleteApprovals,
  deletePersonal,
  emptyProfile,
  listPersonalFiles,
} from './sql-closing.ts'

export const closeAccountAction = longAction(route, closeAccount)

/**
 * Deletes the account. Refused while it holds money or goods. The books keep the transactions, without the
 * person.
 */
async function closeAccount({
  body,
  me,
  now,
  world,
  transact,
}: LongCall<typeof route>): Answer<typeof route> {
  await confirmIdentity(world, me, body, now)
  const files = await transact(async (work) => {
    const { tx } = work
    await deleteApprovals(tx, me.id)
    await lockShopper(tx, me.id)
    const obstacles = await obstaclesOf(tx, me.id, now)
    if (obstacles.length > 0) throw new Refusal('account_not_empty', { obstacles })
    const person = await findAddressee(tx, me.id)
    const personalFiles = await listPersonalFiles(tx, me.id)
    await endOwnCreator(work, me.id)
    await anonymiseBooks(tx, me.id)
    const { mailboxHash } = await ownerOf(tx, world, me.id)
    await emptyProfile(tx, me.id, now)
    await deletePersonal(tx, me.id, mailboxHash)
    await sendAccountMail(work, { ...person, id: null }, 'account_closed')
    return personalFiles
  })
  for (const { id } of files) await world.files.remove(id)
  return {}
}

/** What prevents the account from being closed. Only final if the shopper's balance is locked. */
export async function obstaclesOf(db: Db, shopperId: string, now: Date) {
  const balances = await balancesOf(db, shopperId)
  const standing = await readStanding(db, shopperId, now)
  const open = await countOpenBusiness(db, shopperId)
  return closingObstacles({
    balanceFen: balances.availableFen + balances.frozenFen + balances.withdrawingFen,
    owedFen: owedFen(standing),
    disputes: standing.holds.filter(({ kind }) => kind === 'dispute').length,
    orders: open.orders,
    stockItems: open.stock_items,
    inbounds: open.inbounds,
    parcels: open.parcels,
    payments: open.payments,
  }).map(({ kind, amount }) => ({ kind: WIRE[kind], amount }))
}

const WIRE = {
  balanceFen: 'balance',
  owedFen: 'owed',
  disputes: 'disputes',
  orders: 'orders',
  stockItems: 'stock_items',
  inbounds: 'inbounds',
  parcels: 'parcels',
  payments: 'payments',
} as const satisfies Record<ClosingObstacle['kind'], string>
