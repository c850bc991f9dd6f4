import { listImportRules as route } from '@longhaul/contract/parcels/customs.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findCountry } from '../shipping/public.ts'
import { readRules } from './read-rules.ts'
import { ruleFacts } from './rule-facts.ts'

export const listImportRulesAction = readAction(route, listImportRules)

/**
 * The customs rules of a country today. A country without rules is missing from our table, which does not
 * mean that it charges nothing.
 */
async function listImportRules({ db, query, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  const country = orNotFound(await findCountry(db, query.country))
  const { day, rules, rates } = await readRules(db, country.code, now)
  return {
    country: country.code,
    country_name: country.name[lang],
    day,
    rules: rules.map((rule) => ({ ...ruleFacts(rule), note: rule.note[lang] })),
    rates: [...rates].map(([currency, rate]) => ({
      currency,
      rate_nanos: rate.rateNanos,
      quoted_on: rate.quotedOn,
    })),
  }
}
