import { type Setting, neededAs } from '../platform/settings.ts'

/** The setting that maps shipping lines to a carrier's services: `DIR-DDP=THPHR, PST-EUB=BKPHR`. */
export const servicesSetting = (name: string): Setting<ReadonlyMap<string, string>> =>
  neededAs(name, (text, faults) => {
    const pairs = text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const read = pairs.map((pair) => /^([\w-]{1,40})\s*=\s*([\w-]{1,40})$/.exec(pair))
    const wrong = pairs.filter((_, index) => !read[index])
    for (const pair of wrong) faults.push(`${name} must be a list such as DIR-DDP=THPHR, not “${pair}”`)
    if (pairs.length === 0)
      faults.push(`${name} must name at least one shipping method, such as DIR-DDP=THPHR`)
    if (wrong.length > 0 || pairs.length === 0) return undefined
    return new Map(read.flatMap((match) => (match ? [[match[1]!, match[2]!] as const] : [])))
  })
