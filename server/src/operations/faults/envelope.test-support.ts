type Frame = { filename: string; function: string; lineno?: number; in_app: boolean }
type Event = {
  event_id: string
  transaction: string
  level: string
  tags: Record<string, string | number>
  exception: { values: { type: string; value: string; stacktrace: { frames: Frame[] } }[] }
}

/**
 * The fields that our events may have. Sentry accepts many more that could contain personal data: user,
 * request, breadcrumbs, contexts, frame variables.
 */
const FIELDS = new Set([
  ...['event_id', 'timestamp', 'platform', 'level', 'release', 'environment', 'transaction', 'tags'],
  ...['exception', 'sdk'],
])

/**
 * Parses an envelope in Sentry's format (a header line, then a header line and a content line for each item),
 * and throws if it deviates from the format.
 */
export function readEnvelope(body: string): Event {
  const [first = '', second = '', content = '', ...rest] = body.split('\n')
  const header = JSON.parse(first) as { event_id: string; sent_at: string; sdk: { name: string } }
  const item = JSON.parse(second) as { type: string; length?: number }
  const event = JSON.parse(content) as Event & { timestamp: number; platform: string }
  const isWhole =
    item.type === 'event' &&
    rest.every((line) => line === '') &&
    (item.length === undefined || item.length === Buffer.byteLength(content)) &&
    /^[0-9a-f]{32}$/.test(event.event_id) &&
    header.event_id === event.event_id &&
    !Number.isNaN(Date.parse(header.sent_at)) &&
    event.timestamp > 1e9 &&
    event.platform === 'node'
  if (!isWhole) throw new Error(`not an envelope with one event: ${body}`)
  const more = Object.keys(event).filter((name) => !FIELDS.has(name))
  if (more.length > 0) throw new Error(`in the event stands ${more.join(', ')}`)
  return event
}
