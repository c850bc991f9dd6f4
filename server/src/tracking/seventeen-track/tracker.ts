import { createHash, timingSafeEqual } from 'node:crypto'
import { findCarrier } from '@longhaul/domain/shipping/carriers.ts'
import { badInput } from '../../platform/http/refusal.ts'
import type { Answer, Tracker } from '../tracker.ts'
import { ask17, track17Keys } from './client.ts'
import { readReport } from './understand.ts'
import { isObject, readJson } from '../../platform/read-json.ts'

/** 17TRACK's reasons for rejecting a number (error codes of API 2.2). This one: it is already registered. */
const ALREADY = -18_019_901
/** The number is not registered. */
const NOT_KNOWN = -18_019_902
const NOTHING_YET = -18_019_909
const DAY_IS_FULL = -18_019_907
const QUOTA_IS_USED = -18_019_908
/** A failure of the service, which says nothing about the number. */
const THEIR_FAULT = -18_010_003

/**
 * 17TRACK: one key for the calls and for the signature of its webhooks, `sign` = SHA-256 of "body/key" in
 * hex.
 */
export const seventeenTrack: Tracker = {
  id: '17track',
  batch: 40,
  keys: track17Keys,
  async register(world, wanted) {
    const { accepted, rejected } = await ask17(
      world,
      'register',
      wanted.map(({ number, carrier, parcelNumber }) => {
        const key = findCarrier(carrier)?.key17
        return { number, ...(key ? { carrier: key } : {}), auto_detection: true, order_no: parcelNumber }
      }),
    )
    const full = rejected.find(({ code }) => LATER.has(code))
    if (full && accepted.length === 0) throw new Error(`17TRACK takes no number now: ${full.message}`)
    return [
      ...accepted.map((row): Answer => ({
        number: String(row['number']),
        taken: true,
        carrierCode: codeOf(row['carrier']),
      })),
      ...rejected
        .filter(({ code }) => !LATER.has(code))
        .map(({ number, code, message }): Answer =>
          code === ALREADY
            ? { number, taken: true, carrierCode: null }
            : { number, taken: false, refusal: `${message} (${code})`.slice(0, 200) },
        ),
    ]
  },
  // Not `stoptrack`: that would leave the number registered, and a later `register` would be answered
  // "already registered" although it is not tracked.
  async deregister(world, numbers) {
    const { rejected } = await ask17(world, 'deletetrack', numbers.map(toRow))
    const odd = rejected.filter(({ code }) => code !== NOT_KNOWN)
    if (odd.length > 0) world.log.warn({ odd }, '17TRACK did not delete numbers that we no longer watch')
  },
  async ask(world, numbers) {
    const { accepted, rejected } = await ask17(world, 'gettrackinfo', numbers.map(toRow))
    const odd = rejected.filter(({ code }) => code !== NOTHING_YET)
    if (odd.length > 0) world.log.warn({ odd }, '17TRACK does not know numbers that it should be watching')
    return accepted.flatMap((row) => readReport(row) ?? [])
  },
  readWebhook(world, headers, body) {
    const signed = createHash('sha256')
      .update(body)
      .update(`/${track17Keys.of(world).key}`)
      .digest('hex')
    const sign = headers['sign']
    if (typeof sign !== 'string' || !isSame(sign.toLowerCase(), signed)) throw badInput({ sign: 'format' })
    const event = readJson(body.toString())
    if (!isObject(event) || typeof event['event'] !== 'string' || !isObject(event['data']))
      throw badInput({ event: 'format' })
    // Its webhooks have no id, so they are identified by a hash of their bytes.
    return { eventId: createHash('sha256').update(body).digest('hex') }
  },
  understand(body) {
    const event = readJson(body)
    if (!isObject(event)) return undefined
    const report = readReport(event['data'])
    if (event['event'] === 'TRACKING_UPDATED') return report
    return event['event'] === 'TRACKING_STOPPED' && report ? { ...report, ended: true } : undefined
  },
}

const toRow = ({ number, carrierCode }: { number: string; carrierCode: number | null }) =>
  carrierCode ? { number, carrier: carrierCode } : { number }

const LATER: ReadonlySet<number> = new Set([DAY_IS_FULL, QUOTA_IS_USED, THEIR_FAULT])

const codeOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null

const isSame = (entry: string, other: string): boolean =>
  entry.length === other.length && timingSafeEqual(Buffer.from(entry), Buffer.from(other))
