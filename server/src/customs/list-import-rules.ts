import { listImportRules } from '@longhaul/contract/parcels/customs.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { findCountry } from '../shipping/public.ts'
import { readRules } from './read-rules.ts'
import { ruleFacts } from './rule-facts.ts'

/** What customs of a country ask for today. A country without rules has none in our table, which is not the same as none. */
export const listImportRulesAction = action(listImportRules, async ({ tx, query, lang, now }) => {
  const country = found(await findCountry(tx, query.country))
  const { day, rules, rates } = await readRules(tx, country.code, { now, lang })
  return {
    country: country.code,
    country_name: lang === 'zh' ? country.name_zh : country.name_en,
    day,
    rules: rules.map((rule) => ({ ...ruleFacts(rule), note: rule.note })),
    rates: [...rates].map(([currency, rate]) => ({
      currency,
      rate_nanos: rate.rateNanos,
      quoted_on: rate.quotedOn,
    })),
  }
})
