/**
 * Whether a site's robots.txt (RFC 9309) lets a program that calls itself by this name read a path with its
 * query. The longest rule that fits decides; of two as long, the one that allows.
 */
export function mayRead(robots: string, agent: string, path: string): boolean {
  const rules = rulesFor(robots, agent.toLowerCase())
  let best = { length: -1, allows: true }
  for (const { allows, pattern } of rules) {
    if (!fits(pattern, path)) continue
    if (pattern.length > best.length || (pattern.length === best.length && allows))
      best = { length: pattern.length, allows }
  }
  return best.allows
}

type Rule = { allows: boolean; pattern: string }

/** More of a file is not read; RFC 9309 asks for at least this much. */
const LENGTH_MAX = 512_000

/** The rules of the groups that name this agent, or else of those for all. */
function rulesFor(robots: string, agent: string): Rule[] {
  const own: Rule[] = []
  const all: Rule[] = []
  let names: string[] = []
  let isInRules = false
  let isNamed = false
  for (const line of robots.slice(0, LENGTH_MAX).split(/\r\n|\r|\n/)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? []
    const key = field.toLowerCase()
    if (key === 'user-agent') {
      if (isInRules) names = []
      isInRules = false
      names.push(value.trim().toLowerCase())
      if (names.includes(agent)) isNamed = true
    } else if (key === 'allow' || key === 'disallow') {
      isInRules = true
      const pattern = value.trim()
      if (pattern === '') continue
      if (names.includes(agent)) own.push({ allows: key === 'allow', pattern })
      if (names.includes('*')) all.push({ allows: key === 'allow', pattern })
    }
  }
  return isNamed ? own : all
}

/** Whether a pattern fits the beginning of a path: `*` is any text, a `$` at its end the end of the path. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  if (!isWhole) return true
  const last = parts.at(-1) ?? first
  return parts.length === 0
    ? path === first
    : path.endsWith(last) && path.length - last.length >= at - last.length
}
