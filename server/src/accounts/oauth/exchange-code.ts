import { hash as hashOf } from 'node:crypto'
import { isVerifier } from '@longhaul/domain/accounts/oauth.ts'
import { whyNotMakeToken } from '@longhaul/domain/accounts/read-tokens.ts'
import { notify } from '../../messages/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { lockShopperRow } from '../../platform/database/own-rows.ts'
import { hashToken } from '../../platform/session.ts'
import { insertToken, lockAndCountTokens } from '../tokens/sql.ts'
import { type Issued, type NotIssued, issueTokens } from './issue-tokens.ts'
import { type CodeRow, findCode, lockCode, setCodeSpent } from './sql.ts'
import { stopCopied } from './stop-copied.ts'

const DAY_MS = 86_400_000

type Exchange = {
  code: string
  clientId: string
  redirectUri: string | undefined
  verifier: string | undefined
  resource: string | undefined
}

/**
 * Exchanges a code for the tokens of a connected program, once. Who presents a code a second time has copied
 * it, or was copied from: then what was made from it is stopped too.
 */
export async function exchangeCode(work: UnitOfWork, exchange: Exchange): Promise<Issued | NotIssued> {
  const { tx, now } = work
  const hash = hashToken(exchange.code)
  const known = await findCode(tx, hash, now)
  if (!known) return { error: 'invalid_grant' }
  // All exchanges for a shopper wait for each other here, so what is read next is current.
  await lockShopperRow(tx, known.shopper_id)
  const code = await lockCode(tx, hash, now)
  if (!code) return { error: 'invalid_grant' }
  if (code.token_id !== null) {
    await stopCopied(work, {
      id: code.token_id,
      shopperId: code.shopper_id,
      name: code.client_name,
      host: code.client_host,
    })
    return { error: 'invalid_grant' }
  }
  const fault = faultOf(code, exchange, now)
  if (fault) return fault
  const isFull = whyNotMakeToken(await lockAndCountTokens(tx, code.shopper_id, now)) !== null
  return isFull ? { error: 'invalid_grant' } : await connect(work, code)
}

function faultOf(code: CodeRow, exchange: Exchange, now: Date): NotIssued | null {
  const { clientId, redirectUri, verifier = '', resource } = exchange
  if (code.client_id !== clientId || now >= code.ends_at || !code.is_logged_in)
    return { error: 'invalid_grant' }
  if (redirectUri !== code.redirect_uri) return { error: 'invalid_grant' }
  if (!isVerifier(verifier) || hashOf('sha256', verifier, 'base64url') !== code.challenge)
    return { error: 'invalid_grant' }
  return resource === undefined || resource === code.resource ? null : { error: 'invalid_target' }
}

async function connect(work: UnitOfWork, code: CodeRow): Promise<Issued> {
  const { tx, now } = work
  const endsAt = new Date(now.getTime() + code.days * DAY_MS)
  const { stored, issued } = issueTokens(code.act_scopes, endsAt, now)
  const made = await insertToken(tx, {
    shopper_id: code.shopper_id,
    name: code.client_name,
    client_id: code.client_id,
    client_host: code.client_host,
    scopes: [],
    act_scopes: code.act_scopes,
    per_act_fen: code.per_act_fen,
    per_day_fen: code.per_day_fen,
    created_at: now,
    expires_at: endsAt,
    ...stored,
  })
  await setCodeSpent(tx, code.code_hash, made.id)
  await notify(work, code.shopper_id, {
    kind: 'program_connected',
    args: {
      title: made.name,
      note: code.client_host,
      date: endsAt.toISOString(),
      amount_fen: code.per_day_fen,
    },
    subject: { kind: 'account', id: 'security' },
  })
  work.concerns(code.shopper_id)
  return issued
}
