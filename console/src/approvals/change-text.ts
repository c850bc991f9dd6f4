import { isOneOf, namesOf } from '@longhaul/domain/entries.ts'
import { approvalsText } from '@longhaul/text/console/approvals/approvals.ts'
import { configurationText } from '@longhaul/text/console/configuration/configuration.ts'
import { policyText } from '@longhaul/text/console/policy/policy.ts'
import { money, percent } from '@longhaul/text/format.ts'

const words = approvalsText

/** The name of a changed value: of a limit, a setting, or of a field of the call. */
export function changeName(name: string): string {
  if (isOneOf(namesOf(policyText.limits), name)) return policyText.limits[name].name
  if (isOneOf(namesOf(configurationText.settings), name)) return configurationText.settings[name].label
  return isOneOf(namesOf(words.fields), name) ? words.fields[name] : name.replaceAll('_', ' ')
}

/** A value before or after. Its unit is the end of its name, as everywhere in the contract. */
export function changeText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map((part) => changeText('', part)).join(', ')
  if (typeof value === 'number') return figureText(name, value)
  // A rate has nine decimals; those beyond the fourth are shown only if they say something.
  if (typeof value === 'string') return value.replace(/^(\d+\.\d{4}\d*?)0+$/, '$1')
  return JSON.stringify(value)
}

function figureText(name: string, value: number): string {
  if (/(?:Fen|_fen|FenPerDay)$/.test(name)) return money(value)
  return /(?:PerMille|_per_mille|permille)$/.test(name) ? percent(value) : String(value)
}
