import { changeDestination as route } from '@longhaul/contract/shipping/destinations.staff.ts'
import { LANGS, textsOf } from '@longhaul/domain/languages.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { destinations } from './destination-rows.ts'
import { lockCountry, setClosedWhy } from './sql-destinations.ts'

export const changeDestinationAction = writeAction(route, changeDestination)

/** Closes a destination, with a reason in each language, or opens it again. */
async function changeDestination(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, lang, now } = call
  const before = orNotFound(await lockCountry(tx, params.country))
  const why = textsOf('why', body)
  const missing = LANGS.filter((each) => body.closed && why[each] === '')
  if (missing.length > 0)
    throw badInput(Object.fromEntries(missing.map((each) => [`why_${each}`, 'required'])), 'reason_required')
  const after = body.closed ? why : null
  await setClosedWhy(tx, params.country, after)
  await audit(call, {
    action: 'change_destination',
    subjectKind: 'destination',
    subjectId: params.country,
    before: { closed: !before.ships_to, why: before.closed_why },
    after: { closed: body.closed, why: after },
  })
  return orNotFound((await destinations(tx, lang, now, params.country))[0])
}
