import { updateInfo as route } from '@longhaul/contract/accounts/profile.ts'
import { namesOf } from '@longhaul/domain/entries.ts'
import { type Profile, profileProblems, tidyProfile } from '@longhaul/domain/accounts/profile.ts'
import { isTimeZone } from '@longhaul/domain/time/zones.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import { readTelephone } from '../platform/documents/telephone.ts'
import { readSettings } from '../site/public.ts'
import { lockOwnProfile, updateOwnProfile } from './sql.ts'

export const updateInfoAction = writeAction(route, updateInfo)

/**
 * Changes the profile. Refuses with every invalid field; stored fields that are not sent are not validated
 * again.
 */
async function updateInfo({ tx, me, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const old = await lockOwnProfile(tx, me.id)
  const profile = tidyProfile({
    nickname: body.nickname ?? old.nickname,
    firstName: body.first_name ?? old.first_name,
    lastName: body.last_name ?? old.last_name,
    birthday: (body.birthday === undefined ? old.birthday : body.birthday) ?? '',
    phone: body.phone ?? old.phone,
  })
  const problems = profileProblems(profile, latestDay(now))
  const faults: Record<string, string> = Object.fromEntries(
    namesOf(FIELD).flatMap((field) => {
      const [name, problem] = [FIELD[field], problems[field]]
      return problem === undefined || body[name] === undefined ? [] : [[name, problem]]
    }),
  )
  const phone = await readTelephone(profile.phone)
  if (body.phone !== undefined && profile.phone !== '' && phone === null) faults['phone'] = 'phone'
  if (body.currency !== undefined && body.currency !== old.currency) {
    const { currencies } = await readSettings(tx)
    if (!currencies.includes(body.currency)) faults['currency'] = 'choice'
  }
  if (body.time_zone !== undefined && !isTimeZone(body.time_zone)) faults['time_zone'] = 'choice'
  if (Object.keys(faults).length > 0) throw badInput(faults)

  const saved = {
    nickname: profile.nickname,
    first_name: profile.firstName,
    last_name: profile.lastName,
    birthday: profile.birthday || null,
    phone: phone ?? profile.phone,
    lang: body.lang ?? old.lang,
    currency: body.currency ?? old.currency,
  }
  await updateOwnProfile(tx, me.id, { ...saved, time_zone: body.time_zone ?? old.time_zone })
  return { ...saved, name: saved.nickname || old.email }
}

const FIELD = {
  nickname: 'nickname',
  firstName: 'first_name',
  lastName: 'last_name',
  birthday: 'birthday',
  phone: 'phone',
} as const satisfies Record<keyof Profile, string>

/**
 * Today's date in UTC+14, where days begin first: a date that is today for the shopper is then never in the
 * future.
 */
const latestDay = (now: Date): string => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
