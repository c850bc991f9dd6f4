import { createHash } from 'node:crypto'
import { type Hook, type Reply, type Request, fakeServer, json } from '../../funds/fake.test-support.ts'

const KEY = 'A1B2C3D4E5F60718293A4B5C6D7E8F90'

/** An event as 17TRACK stores it. */
export type Event17 = {
  time_iso: string | null
  time_utc: string | null
  time_raw: { date: string | null; time: string | null; timezone: string | null }
  description: string
  description_translation: { lang: string; description: string } | null
  location: string
  stage: string | null
  sub_status: string | null
  address: { country: string | null; state: string | null; city: string | null }
}

/** An event at a moment, in a place with its own time zone. */
export const event17 = (at: Date, over: Partial<Event17> = {}): Event17 => ({
  time_iso: at.toISOString().replace(/\.\d+Z$/, '+00:00'),
  time_utc: at.toISOString().replace(/\.\d+Z$/, 'Z'),
  time_raw: { date: at.toISOString().slice(0, 10), time: at.toISOString().slice(11, 19), timezone: null },
  description: '',
  description_translation: null,
  location: '',
  stage: null,
  sub_status: null,
  address: { country: null, state: null, city: null },
  ...over,
})

type Kept = {
  number: string
  carrier: number
  events: Event17[]
  latest: { status: string; sub_status: string }
}

/**
 * 17TRACK's API as far as we use it: 17token, lists of at most 40, its error codes, webhooks signed over
 * "body/key".
 */
export function fake17() {
  const kept = new Map<string, Kept>()
  const asked: { path: string; list: Record<string, unknown>[] }[] = []
  let isFull = false
  const server = fakeServer((request) => {
    if (request.headers['17token'] !== KEY)
      return json({ code: -18010002, data: { errors: [{ code: -18010002, message: 'Invalid key.' }] } }, 401)
    return answer(request)
  })

  function answer({ path, body, method }: Request): Reply {
    const list = JSON.parse(body) as Record<string, unknown>[]
    if (method !== 'POST' || !Array.isArray(list) || list.length === 0 || list.length > 40)
      return json({ code: -18010013, data: { errors: [{ code: -18010013, message: 'Invalid data.' }] } }, 400)
    const call = path.split('/').at(-1)!
    asked.push({ path: call, list })
    const accepted: object[] = []
    const rejected: object[] = []
    for (const row of list) {
      const number = String(row['number'])
      const no = (code: number, message: string) => rejected.push({ number, error: { code, message } })
      if (call === 'register') {
        if (isFull) no(-18019907, 'Exceeds the limit of tracking numbers per day.')
        else if (kept.has(number)) no(-18019901, `The tracking number ${number} has been registered.`)
        else if (!row['carrier'] && !/^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number))
          no(-18019903, 'Carrier can not be detected.')
        else {
          const carrier = Number(row['carrier'] ?? 3011)
          kept.set(number, {
            number,
            carrier,
            events: [],
            latest: { status: 'NotFound', sub_status: 'NotFound_Other' },
          })
          accepted.push({ origin: 1, number, carrier, email: null, tag: null, lang: null })
        }
      } else if (call === 'deletetrack') {
        const known = kept.get(number)
        // If a carrier is named, it must be the one with which the number was registered.
        if (!known || (row['carrier'] && row['carrier'] !== known.carrier))
          no(-18019902, 'The tracking number is not registered.')
        else {
          kept.delete(number)
          accepted.push({ number, carrier: known.carrier })
        }
      } else {
        const known = kept.get(number)
        if (!known) no(-18019902, 'The tracking number is not registered.')
        else if (known.events.length === 0) no(-18019909, 'No tracking information at this time.')
        else accepted.push(dataOf(known))
      }
    }
    return json({ code: 0, data: { accepted, rejected } })
  }

  const dataOf = ({ number, carrier, events, latest }: Kept) => ({
    number,
    carrier,
    param: null,
    tag: null,
    track_info: {
      shipping_info: { shipper_address: { country: 'CN' }, recipient_address: { country: 'SG' } },
      latest_status: { ...latest, sub_status_descr: null },
      latest_event: events[0] ?? null,
      time_metrics: {
        days_after_order: 2,
        days_of_transit: 1,
        days_of_transit_done: 0,
        days_after_last_update: 0,
      },
      milestone: [],
      misc_info: { risk_factor: 0, service_type: null },
      tracking: {
        providers_hash: 428_136_215,
        providers: [
          {
            provider: {
              key: carrier,
              name: 'China EMS',
              alias: 'China EMS',
              tel: null,
              homepage: null,
              country: 'CN',
            },
            provider_lang: null,
            service_type: null,
            latest_sync_status: 'Success',
            latest_sync_time: events[0]?.time_utc ?? null,
            events_hash: -1,
            // Newest first, as 17TRACK lists them.
            events,
          },
        ],
      },
    },
  })

  const sign = (payload: string, key = KEY): Hook => ({
    headers: {
      'content-type': 'application/json',
      sign: createHash('sha256').update(`${payload}/${key}`).digest('hex'),
    },
    payload,
  })

  return {
    env: () => ({ TRACK17_KEY: KEY, TRACK17_URL: server.url }),
    asked,
    server,
    sign,
    /** Whether 17TRACK watches a number now. */
    watches: (number: string) => kept.has(number),
    setFull: (full: boolean) => void (isFull = full),
    /** Adds an update by the carrier. Returns the webhook that 17TRACK sends for it. */
    happen(number: string, events: Event17[], latest = events.at(-1)!): Hook {
      const known = kept.get(number)!
      known.events = [...events.toReversed(), ...known.events]
      const sub_status = latest.sub_status ?? 'InTransit_Other'
      known.latest = { status: sub_status.split('_')[0]!, sub_status }
      return sign(JSON.stringify({ event: 'TRACKING_UPDATED', data: dataOf(known) }))
    },
    /** Sets the status of the number as a whole, without an event. */
    declare(number: string, sub_status: string): Hook {
      const known = kept.get(number)!
      known.latest = { status: sub_status.split('_')[0]!, sub_status }
      return sign(JSON.stringify({ event: 'TRACKING_UPDATED', data: dataOf(known) }))
    },
    stop: (number: string): Hook =>
      sign(
        JSON.stringify({
          event: 'TRACKING_STOPPED',
          data: { number, carrier: kept.get(number)!.carrier, param: null, tag: null },
        }),
      ),
  }
}
