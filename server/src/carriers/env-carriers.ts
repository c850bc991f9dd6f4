import type { Source } from '../platform/env.ts'

declare module '../platform/env.ts' {
  interface Env {
    carriers: CarrierKeys
  }
}

/** Those who watch packages and those who carry them, as far as the operator has keys (docs/rules/packages.md). One without keys is not asked. */
export type CarrierKeys = {
  /** How long one of them may take to answer. */
  timeoutMs: number
  /** Our number in the Union's import one-stop shop, for lines that pay the tax by it. */
  ioss?: string
  track17?: { url: string; key: string }
  yunexpress?: { url: string; customer: string; secret: string; services: ReadonlyMap<string, string> }
}

/** Reads the keys of tracking and carriers; what is wrong is added to `faults`. Half a pair of keys is wrong. */
export function readCarrierKeys(source: Source, faults: string[]): CarrierKeys {
  const value = (name: string) => source[name]?.trim() ?? ''
  const keys: CarrierKeys = { timeoutMs: readTimeout(value('CARRIER_TIMEOUT_MS'), faults) }

  if (value('IOSS_NUMBER')) keys.ioss = readIoss(value('IOSS_NUMBER'), faults)
  if (value('TRACK17_KEY'))
    keys.track17 = {
      url: readUrl('TRACK17_URL', value('TRACK17_URL') || 'https://api.17track.net/track/v2.2', faults),
      key: value('TRACK17_KEY'),
    }

  const pair = ['YUNEXPRESS_CUSTOMER', 'YUNEXPRESS_SECRET'] as const
  const given = pair.find((name) => value(name))
  if (given) {
    for (const name of pair) if (!value(name)) faults.push(`${name} is needed with ${given}`)
    keys.yunexpress = {
      url: readUrl('YUNEXPRESS_URL', value('YUNEXPRESS_URL') || 'https://oms.api.yunexpress.com', faults),
      customer: value('YUNEXPRESS_CUSTOMER'),
      secret: value('YUNEXPRESS_SECRET'),
      services: readServices('YUNEXPRESS_SERVICES', value('YUNEXPRESS_SERVICES'), faults),
    }
  }
  return keys
}

/** `IM` and ten digits: the member state's number, ours, a check digit. Spaces between them are as people write it. */
function readIoss(text: string, faults: string[]): string {
  const number = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^IM\d{10}$/.test(number)) faults.push(`IOSS_NUMBER must be IM and ten digits, not “${text}”`)
  return number
}

/** Which of the carrier's services a shipping line is: `DIR-DDP=THPHR, PST-EUB=BKPHR`. */
function readServices(name: string, text: string, faults: string[]): ReadonlyMap<string, string> {
  const pairs = text.split(',').filter((part) => part.trim() !== '')
  const services = new Map<string, string>()
  for (const part of pairs) {
    const match = /^\s*([\w-]{1,40})\s*=\s*([\w-]{1,40})\s*$/.exec(part)
    if (match) services.set(match[1]!, match[2]!)
    else faults.push(`${name} must be a list such as DIR-DDP=THPHR, not “${part.trim()}”`)
  }
  if (services.size === 0 && pairs.length === 0)
    faults.push(`${name} must name at least one shipping line, such as DIR-DDP=THPHR`)
  return services
}

function readUrl(name: string, text: string, faults: string[]): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    faults.push(`${name} must be an http(s) address, not “${text}”`)
  return text.replace(/\/+$/, '')
}

function readTimeout(text: string, faults: string[]): number {
  const ms = text === '' ? 10_000 : Number(text)
  if (Number.isInteger(ms) && ms >= 1 && ms <= 25_000) return ms
  faults.push(`CARRIER_TIMEOUT_MS must be a whole number from 1 to 25000, not “${text}”`)
  return 10_000
}
